import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** A dragged row: where it started, where it would be dropped, and how far it was dragged. */
type Drag = { from: number; to: number; by: number; height: number };
type Row = { middle: number; height: number };

const EDGE = 90;
const SCROLL = 12;

/**
 * Orders a list by dragging a handle, with a mouse, a pen or a finger. Other rows make room. The row is dropped where
 * its middle is. For the keyboard there are buttons.
 */
export function useDragOrder(rows: readonly unknown[], onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ y: number; rows: Row[] } | null>(null);

  // A dropped row stays where it is until the new order is there: it does not jump back for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows are others
  useLayoutEffect(() => setDrag(null), [rows]);

  const end = (drop: boolean) => {
    start.current = null;
    if (!drag || !drop || drag.to === drag.from) return setDrag(null);
    onDrop(drag.from, drag.to);
  };
  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const rows = [...list.current.children].map(rowOf);
      start.current = { y: event.pageY, rows };
      setDrag({ from, to: from, by: 0, height: rows[from]?.height ?? 0 });
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current || !drag) return;
      scrollAtEdge(event.clientY);
      const { y, rows } = start.current;
      const by = event.pageY - y;
      setDrag({ ...drag, by, to: placeOf(rows, from, by) });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  });
  const shift = (row: number): number => {
    if (!drag) return 0;
    if (row === drag.from) return drag.by;
    if (row > drag.from && row <= drag.to) return -drag.height;
    return row < drag.from && row >= drag.to ? drag.height : 0;
  };
  return { list, handle, shift, dragged: drag?.from ?? null };
}

function rowOf(element: Element): Row {
  const { top, height } = element.getBoundingClientRect();
  return { middle: top + scrollY + height / 2, height };
}

/** The place of the dragged row by its middle. */
function placeOf(rows: readonly Row[], from: number, by: number): number {
  const middle = (rows[from]?.middle ?? 0) + by;
  if (by < 0) return rows.findIndex((row, at) => at === from || row.middle > middle);
  return rows.findLastIndex((row, at) => at === from || row.middle < middle);
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -SCROLL);
  else if (y > innerHeight - EDGE) scrollBy(0, SCROLL);
}
