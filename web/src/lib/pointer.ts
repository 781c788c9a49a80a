// Presses and drags on ordinary buttons. A press that moves less than ten pixels is a click of what was pressed, even if
// something else lies under the pointer when it is let go: cards move while they are sorted.

export const THRESHOLD = 10;

export interface Drag {
  /** Where the pointer is, in the window. */
  x: number;
  y: number;
  /** How far it has come. */
  dx: number;
  dy: number;
}

export interface Dragging {
  move: (drag: Drag) => void;
  drop: (drag: Drag) => void;
  cancel: () => void;
}

/** A drag that was called off, until the pointer is let go. */
const CALLED_OFF: Dragging = { move: () => undefined, drop: () => undefined, cancel: () => undefined };

/** How long after a press the browser may still make a click of it, in milliseconds: of a tap it does so later. */
const AFTERWARDS = 500;
/** Until when a click is that of a press which has been answered already, wherever it lands. */
let answered = 0;

/** Whether a press that has come this far is a drag. */
export const isDrag = (dx: number, dy: number): boolean => Math.hypot(dx, dy) >= THRESHOLD;

/** Make *node* draggable while *dragging* gives handlers. */
export function draggable(node: HTMLElement, dragging: () => Dragging | null): () => void {
  let press: AbortController | null = null;
  let handlers: Dragging | null = null;

  function end(): void {
    press?.abort();
    press = null;
    handlers = null;
  }
  function callOff(): void {
    handlers?.cancel();
    handlers &&= CALLED_OFF;
  }

  function down(event: PointerEvent): void {
    answered = 0;
    if (event.button !== 0 || !event.isPrimary || !dragging()) return;
    press?.abort();
    press = new AbortController();
    const { signal } = press;
    const { pointerId, clientX, clientY } = event;
    const at = ({ clientX: x, clientY: y }: PointerEvent): Drag => ({ x, y, dx: x - clientX, dy: y - clientY });
    const on = (kind: "pointermove" | "pointerup" | "pointercancel", listen: (event: PointerEvent) => void): void =>
      window.addEventListener(kind, (event) => event.pointerId === pointerId && listen(event), { signal });

    // A quick hand leaves the card with its first move, so the whole window is listened to.
    on("pointermove", (event) => {
      const drag = at(event);
      if (!handlers) {
        if (!isDrag(drag.dx, drag.dy)) return;
        handlers = dragging();
        if (!handlers) return end();
      }
      handlers.move(drag);
    });
    on("pointerup", (event) => {
      if (handlers) handlers.drop(at(event));
      else node.click();
      answered = event.timeStamp + AFTERWARDS;
      end();
    });
    on("pointercancel", () => {
      callOff();
      end();
    });
    window.addEventListener("keydown", (event) => event.key === "Escape" && callOff(), { signal });
  }

  function click(event: MouseEvent): void {
    // One without a count comes from a key, or from here.
    if (event.detail === 0 || event.timeStamp > answered) return;
    answered = 0;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, { capture: true });
  return () => {
    callOff();
    end();
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("click", click, { capture: true });
  };
}

/** What lies under a point and takes drops: the value of its nearest data-drop. */
export function dropAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-drop]");
    if (target) return target.dataset["drop"]!;
  }
  return null;
}
