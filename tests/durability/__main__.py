"""`python -m tests.durability`: the power cut many times."""

from tests.durability.soak import main

if __name__ == "__main__":
    main()
