"""Statistical tests of what chance answers, on the outcomes themselves, after scaling.

`sampling` plays rounds as the server does and watches every draw, then asks for more of the rare
ones, which `places` finds by walking a definition. `checks` has a module for each family of tests;
`judging` judges all of them together; `reporting` shows what was found.
"""
