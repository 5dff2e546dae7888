"""Operators' wallets over signed HTTP: the client, the messages, and a wallet for tests and demos.

`service/wallet_ports` says what a wallet does; `docs/how-to/connect-a-wallet.md` is the protocol.
"""

from reelwright.wallets.remote import RemoteWallet

__all__ = ["RemoteWallet"]
