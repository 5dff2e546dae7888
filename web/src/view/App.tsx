import { useEffect, useRef } from "preact/hooks";
import { hasPicture, picture } from "../art";
import { pressSpin, stop } from "../play/actions";
import { ready } from "../play/boot";
import { stops } from "./spin";
import { Banners } from "./Banners";
import { BoardPanel } from "./BoardPanel";
import { BonusPanel } from "./BonusPanel";
import { ChoicePanel } from "./ChoicePanel";
import { Controls } from "./Controls";
import { GamblePanel } from "./GamblePanel";
import { Meters } from "./Meters";
import { PaytableDialog } from "./PaytableDialog";
import { RecallDialog, recallOpen } from "./RecallDialog";
import { Stage } from "./Stage";
import { Talkback } from "./Talkback";
import { gambling, game, round, scene, waiting } from "../state/store";

export function App() {
  useEffect(() => {
    document.addEventListener("keydown", spaceSpins);
    return () => document.removeEventListener("keydown", spaceSpins);
  }, []);
  return (
    <>
      <Banners />
      <header class="top">
        <h1>
          <Name />
        </h1>
        <button type="button" class="quiet" disabled={!ready.value} onClick={() => (recallOpen.value = true)}>
          Last rounds
        </button>
      </header>
      {ready.value ? <Cabinet /> : <p class="loading">The book is opening …</p>}
    </>
  );
}

/** The game's own lettering, or its name where it has none. */
function Name() {
  const of = game.value;
  if (!of) return <>Reelwright</>;
  const logo = `logos/${of.key}`;
  return hasPicture(logo) ? <img src={picture(logo)} alt={of.name} width="300" height="90" /> : <>{of.name}</>;
}

/** The screen over the reels, where something else than they is in play. */
function panelOver() {
  const { bonus, board, offers } = scene.value;
  if (bonus) return <BonusPanel />;
  if (board) return <BoardPanel />;
  if (offers || waiting.value === "offer" || waiting.value === "pick") return <ChoicePanel />;
  return gambling.value ? <GamblePanel /> : null;
}

/** Back to Spin where the button that had the focus is gone or dead. */
function rescueFocus(): void {
  const focused = document.activeElement;
  const lost = focused === null || focused === document.body || focused.matches(":disabled");
  if (lost) document.getElementById("spin")?.focus();
}

function Cabinet() {
  const before = useRef(waiting.value);
  useEffect(() => {
    if (waiting.value === null) return;
    if (waiting.value === "spin" && before.current !== null && before.current !== "spin") rescueFocus();
    before.current = waiting.value;
  }, [waiting.value]);
  const panel = panelOver();
  return (
    <main
      class="cabinet"
      data-waits-for={waiting.value ?? "nothing"}
      data-asks={round.value ? `${round.value.id} ${round.value.questionNumber}` : ""}
      data-phase={scene.value.phase}
    >
      <div class="play-area">
        <Stage hidden={panel !== null} />
        {panel}
      </div>
      <Talkback />
      <Meters />
      <Controls />
      <PaytableDialog />
      <RecallDialog />
    </main>
  );
}

/** Space spins, or stops, wherever the focus is on nothing that Space itself presses. */
function spaceSpins(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.code !== "Space" || event.repeat || target.closest("button, a, input, select, dialog, summary")) return;
  event.preventDefault();
  if (stops.value) stop();
  else void pressSpin();
}
