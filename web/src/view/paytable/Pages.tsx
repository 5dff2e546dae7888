// Pages of frames, and in each frame what is said there.

import type { Artwork, ArtworkFrame, Game, Said } from "../../api/types";
import { LineDiagram } from "./LineDiagram";
import { Places, Scale, Sight } from "./drawings";
import { Picture, Words } from "./Words";

interface Of<Thing> {
  readonly of: Thing;
  readonly game: Game;
}

export function Pages({ artwork, game }: { readonly artwork: Artwork; readonly game: Game }) {
  return (
    <>
      {artwork.pages.map((page) => (
        <section key={page.key} class={`artwork ${page.key}`} aria-label={page.title}>
          {page.key === "name" ? null : <h3>{page.title}</h3>}
          <div class="frames">
            {page.frames.map((frame) => (
              <Frame key={frame.key} of={frame} game={game} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Frame({ of, game }: Of<ArtworkFrame>) {
  const headed = of.symbols.length > 0 || of.title !== "";
  return (
    <article class={`plate ${of.kind} ${of.symbols.length > 1 ? "several" : ""}`} id={of.key}>
      {headed ? (
        <figure>
          {of.symbols.map((symbol) => (
            <Picture key={symbol} symbol={symbol} game={game} />
          ))}
          {of.title === "" ? null : <figcaption>{of.title}</figcaption>}
        </figure>
      ) : null}
      <div class="statements">
        {of.said.map((said) => (
          <Statement key={said.id} of={said} game={game} />
        ))}
      </div>
    </article>
  );
}

function Statement({ of, game }: Of<Said>) {
  const { drawn } = of;
  if (drawn === null) {
    return (
      <p class={of.wording === null ? "statement" : "statement wording"} data-said={of.id}>
        <Words said={of} game={game} />
      </p>
    );
  }
  switch (drawn.kind) {
    case "scale":
      return <Scale said={of} drawn={drawn} game={game} />;
    case "places":
      return <Places said={of} drawn={drawn} game={game} />;
    case "line":
      return <LineDiagram said={of} drawn={drawn} game={game} />;
    case "window":
      return <Sight said={of} drawn={drawn} game={game} />;
  }
}
