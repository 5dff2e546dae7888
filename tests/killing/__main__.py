"""`python -m tests.killing`: the soak."""

from tests.killing.soak import main

if __name__ == "__main__":
    main()
