import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface DialogProps {
  readonly name: string;
  readonly open: Signal<boolean>;
  readonly children: ComponentChildren;
  /** Whether it is to be answered: it has no Close button then, and Escape does not close it. */
  readonly asks?: true;
}

/** A modal dialog with a name and a Close button; Escape closes it too. */
export function Dialog({ name, open, children, asks }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open.value]);
  return (
    <dialog
      ref={dialog}
      class={asks ? "asks" : undefined}
      aria-label={name}
      onCancel={(event) => asks && event.preventDefault()}
      onKeyDown={(event) => asks && event.key === "Escape" && event.preventDefault()}
      onClose={() => (open.value = false)}
    >
      <header>
        <h2>{name}</h2>
        {asks ? null : (
          <button type="button" class="press" onClick={() => (open.value = false)}>
            Close
          </button>
        )}
      </header>
      <div class="body" tabIndex={0} role="region" aria-label={name}>
        {open.value ? children : null}
      </div>
    </dialog>
  );
}
