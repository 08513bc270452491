import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Which rows stand in the page, and how much room those before and after take. */
export interface RowView {
  first: number;
  /** The one after the last. */
  end: number;
  beforePx: number;
  afterPx: number;
  measure: (element: HTMLElement | null) => void;
}

export interface RowWindowProps {
  count: number;
  rowHeight: number;
  name?: string;
  body: RefObject<HTMLElement | null>;
  onView: (view: RowView) => void;
}

/** The heights of the list that was left last. */
let left: { name: string; width: number; rows: VirtualItem[] } | undefined;

/** Watches the window and says which rows are near it; it shows nothing itself, so that rows that stay are not made anew. */
export function RowWindow({ count, rowHeight, name, body, onView }: RowWindowProps) {
  const [start, setStart] = useState(() => topOf(body.current));
  useEffect(() => {
    const watch = new ResizeObserver(() => setStart(topOf(body.current)));
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [body]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this part
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: start,
    initialMeasurementsCache: left && left.name === name && left.width === innerWidth ? left.rows : undefined,
  });
  useEffect(
    () => () => {
      if (name !== undefined) left = { name, width: innerWidth, rows: virtualizer.measurementsCache };
    },
    [name, virtualizer],
  );
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? -1;
  const end = (items.at(-1)?.index ?? -1) + 1;
  const beforePx = items.length > 0 ? items[0]!.start - start : 0;
  const afterPx = items.length > 0 ? virtualizer.getTotalSize() - (items.at(-1)!.end - start) : 0;
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (first < 0) return;
    const tell = () => onView({ first, end, beforePx, afterPx, measure: virtualizer.measureElement });
    // At the beginning the rows near the window are there already, and a slow phone needs more than a frame for the others.
    if (hasBegun.current) tell();
    else startTransition(tell);
    hasBegun.current = true;
  }, [first, end, beforePx, afterPx, virtualizer, onView]);
  return null;
}

/** Where a body begins on the page, in px from its top. */
function topOf(body: HTMLElement | null): number {
  return Math.round((body?.getBoundingClientRect().top ?? 0) + scrollY);
}
