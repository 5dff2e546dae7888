"""The claims there are: a closed set, one module for each family of rules."""
