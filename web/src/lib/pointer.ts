// Dragging above ordinary buttons. A press that moves less than ten pixels stays a click, and is left to the button.

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

/** Whether a press that has come this far is a drag. */
export const isDrag = (dx: number, dy: number): boolean => Math.hypot(dx, dy) >= THRESHOLD;

/** Make *node* draggable while *dragging* gives handlers. */
export function draggable(node: HTMLElement, dragging: () => Dragging | null): () => void {
  let press: AbortController | null = null;
  let handlers: Dragging | null = null;
  let swallow = false;

  function end(): void {
    press?.abort();
    press = null;
    handlers = null;
    // The browser makes a click of the end of a drag, at once or not at all.
    setTimeout(() => (swallow = false));
  }
  function cancel(): void {
    handlers?.cancel();
    end();
  }

  function down(event: PointerEvent): void {
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
        swallow = true;
      }
      handlers.move(drag);
    });
    on("pointerup", (event) => {
      handlers?.drop(at(event));
      end();
    });
    on("pointercancel", cancel);
    window.addEventListener("keydown", (event) => event.key === "Escape" && handlers && cancel(), { signal });
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, { capture: true });
  return () => {
    if (handlers) cancel();
    press?.abort();
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
