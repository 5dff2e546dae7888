// Where a game, or the lobby, is found: the address names the game, and keeps what else it names.

/** The game that an address asks for; null where it asks for none. */
export const askedGame = (search: string): string | null => new URLSearchParams(search).get("game");

/** Return the address of a game, or of the lobby, from the query of the page's own address. */
export function addressOf(game: string | null, search: string): string {
  const query = new URLSearchParams(search);
  if (game === null) query.delete("game");
  else query.set("game", game);
  return query.size > 0 ? `./?${query.toString()}` : "./";
}
