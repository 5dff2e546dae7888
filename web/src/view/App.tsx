import { useEffect, useRef } from "preact/hooks";
import type { Game } from "../api/types";
import { logo } from "../art";
import { GamesLink } from "../lobby/GamesLink";
import { Lobby } from "../lobby/Lobby";
import { place } from "../lobby/state";
import { pressSpin, stop } from "../play/actions";
import { ready } from "../play/boot";
import { inLaboratory } from "../play/laboratory";
import { stops } from "./stops";
import { BuyDialog } from "./BuyDialog";
import { Standing, standings } from "./Standing";
import { Wagers } from "./Wagers";
import { Banners } from "./Banners";
import { BoardPanel } from "./BoardPanel";
import { BonusPanel } from "./BonusPanel";
import { ChoicePanel } from "./ChoicePanel";
import { Controls } from "./Controls";
import { FastPlay } from "./FastPlay";
import { GamblePanel } from "./GamblePanel";
import { Meters } from "./Meters";
import { PaytableDialog } from "./PaytableDialog";
import { LaboratoryDialog, laboratoryOpen } from "./LaboratoryDialog";
import { RealityCheck } from "./RealityCheck";
import { RecallDialog, recallOpen } from "./RecallDialog";
import { Stage } from "./Stage";
import { Talkback } from "./Talkback";
import { gambling, game, round, scene, waiting } from "../state/store";

export function App() {
  useEffect(() => {
    document.addEventListener("keydown", pressedOnce, { capture: true });
    document.addEventListener("keydown", spaceSpins);
    return () => {
      document.removeEventListener("keydown", pressedOnce, { capture: true });
      document.removeEventListener("keydown", spaceSpins);
    };
  }, []);
  return (
    <>
      <Banners />
      {place.value === "lobby" ? <Lobby /> : <AtAGame />}
    </>
  );
}

function AtAGame() {
  return (
    <>
      <header class="top">
        <h1>
          <Name />
        </h1>
        <nav aria-label="Games and rounds">
          <GamesLink />
          <FastPlay />
          <button type="button" class="quiet" disabled={!ready.value} onClick={() => (recallOpen.value = true)}>
            Last rounds
          </button>
          {inLaboratory ? (
            <button type="button" class="quiet" disabled={!ready.value} onClick={() => (laboratoryOpen.value = true)}>
              Laboratory
            </button>
          ) : null}
        </nav>
      </header>
      {ready.value ? <Cabinet /> : <p class="loading">The book is opening …</p>}
    </>
  );
}

/** The game's own lettering, or its name where it has none. */
function Name() {
  const of = game.value;
  if (!of) return <>Reelwright</>;
  const lettering = logo(of.key);
  return lettering === null ? <>{of.name}</> : <img src={lettering} alt={of.name} width="300" height="90" />;
}

/** The screen over the reels, where something else than they is in play. */
function panelOver() {
  const { bonus, board, offers, led } = scene.value;
  if (bonus) return <BonusPanel />;
  if (board) return <BoardPanel />;
  const toChoose = led !== null && led.features.length > 1 && led.chosen === null;
  if (offers || toChoose || ["offer", "pick", "feature"].includes(waiting.value ?? "")) return <ChoicePanel />;
  return gambling.value ? <GamblePanel /> : null;
}

/** Back to Spin where the button that had the focus is gone or dead. */
function rescueFocus(): void {
  const focused = document.activeElement;
  const lost = focused === null || focused === document.body || focused.matches(":disabled");
  if (lost) document.getElementById("spin")?.focus();
}

/** What the reels leave room for, besides what is there in every game. */
const roomFor = (of: Game) => ({
  "--standings": standings(of),
  "--standings-wide": Math.ceil(standings(of) / 2),
  "--ways": of.wagers.length > 0 ? of.wagers.length + 1 : 0,
});

function Cabinet() {
  const before = useRef(waiting.value);
  useEffect(() => {
    if (waiting.value === null) return;
    if (waiting.value === "spin" && before.current !== null && before.current !== "spin") rescueFocus();
    before.current = waiting.value;
  }, [waiting.value]);
  const of = game.value;
  if (!of) return null;
  const panel = panelOver();
  return (
    <main
      class="cabinet"
      data-waits-for={waiting.value ?? "nothing"}
      data-asks={round.value ? `${round.value.id} ${round.value.questionNumber}` : ""}
      data-phase={scene.value.phase}
      style={roomFor(of)}
    >
      <Standing />
      <div class="play-area">
        <Stage hidden={panel !== null} />
        {panel}
      </div>
      <Talkback />
      <Meters />
      <Wagers />
      <Controls />
      <PaytableDialog />
      <RecallDialog />
      {inLaboratory ? <LaboratoryDialog /> : null}
      <BuyDialog />
      <RealityCheck />
    </main>
  );
}

/** A key that is held down presses a button once: each game takes a press of its own. */
function pressedOnce(event: KeyboardEvent): void {
  const presses = ["Space", "Enter", "NumpadEnter"].includes(event.code);
  if (event.repeat && presses && (event.target as HTMLElement).closest("button, a, summary")) event.preventDefault();
}

/** Space spins, or stops, wherever the focus is on nothing that Space itself presses. */
function spaceSpins(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.code !== "Space" || event.repeat || target.closest("button, a, input, select, dialog, summary")) return;
  event.preventDefault();
  if (stops.value) stop();
  else void pressSpin();
}
