import { useEffect, useRef } from "preact/hooks";
import { picture } from "../art";
import { pressSpin, stop } from "../play/actions";
import { ready } from "../play/boot";
import { stops } from "./spin";
import { Banners } from "./Banners";
import { BonusPanel } from "./BonusPanel";
import { Controls } from "./Controls";
import { GamblePanel } from "./GamblePanel";
import { Meters } from "./Meters";
import { PaytableDialog } from "./PaytableDialog";
import { RecallDialog, recallOpen } from "./RecallDialog";
import { Stage } from "./Stage";
import { Talkback } from "./Talkback";
import { gambling, round, scene, waiting } from "../state/store";

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
          <img src={picture("logo")} alt="Cinderella" width="300" height="90" />
        </h1>
        <button type="button" class="quiet" disabled={!ready.value} onClick={() => (recallOpen.value = true)}>
          Last rounds
        </button>
      </header>
      {ready.value ? <Cabinet /> : <p class="loading">The book is opening …</p>}
    </>
  );
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
  const panel = scene.value.bonus ? <BonusPanel /> : gambling.value ? <GamblePanel /> : null;
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
