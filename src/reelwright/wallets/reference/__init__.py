"""A wallet for tests and demos, on a file of its own. It can be told to misbehave."""

from reelwright.wallets.reference.app import create_wallet
from reelwright.wallets.reference.books import WalletFile

__all__ = ["WalletFile", "create_wallet"]
