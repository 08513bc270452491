import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { standingRows } from './standing-rows.ts';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Which rows stand in the page, and how much room those before and after take. */
export interface RowView {
  /** Of how many. */
  count: number;
  first: number;
  /** The one after the last. */
  end: number;
  beforePx: number;
  afterPx: number;
}

/** Takes a row that has come, or null after one has gone. */
export type Measure = (element: HTMLElement | null) => void;

export interface RowWindowProps {
  count: number;
  /** How many rows stand there already. */
  brought: number;
  rowHeight: number;
  name?: string;
  body: RefObject<HTMLElement | null>;
  /** Who is told of rows that come and go; nobody any more at the end. */
  onMeasure: (measure: Measure | undefined) => void;
  onView: (view: RowView) => void;
}

/** Rows beyond the window on both sides: enough for two frames of a usual fling, few enough for a slow phone's frame. */
const OVERSCAN = 4;

const FEW = 12;
const FEW_EVERY_MS = 16;

/** The heights of the list that was left last. */
let left: { name: string; width: number; rows: VirtualItem[] } | undefined;

/** Watches the window and says which rows are near it; it shows nothing itself, so that rows that stay are not made anew. */
export function RowWindow({ count, brought, rowHeight, name, body, onMeasure, onView }: RowWindowProps) {
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
    overscan: OVERSCAN,
    scrollMargin: start,
    initialMeasurementsCache: left && left.name === name && left.width === innerWidth ? left.rows : undefined,
  });
  useEffect(
    () => () => {
      if (name !== undefined) left = { name, width: innerWidth, rows: virtualizer.measurementsCache };
    },
    [name, virtualizer],
  );
  const { measureElement } = virtualizer;
  useLayoutEffect(() => {
    onMeasure(measureElement);
    for (const row of standingRows(body.current)) measureElement(row);
    return () => onMeasure(undefined);
  }, [body, measureElement, onMeasure]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? -1;
  const near = (items.at(-1)?.index ?? -1) + 1;
  // Who begins at the top keeps the rows that are there; they go when they are passed, or few at a time: all at once is a
  // long frame.
  const [kept, setKept] = useState(first > 0 ? 0 : brought);
  if (kept > 0 && near >= kept) setKept(0);
  useEffect(() => {
    if (kept === 0) return undefined;
    const timer = setTimeout(() => startTransition(() => setKept(Math.max(0, kept - FEW))), FEW_EVERY_MS);
    return () => clearTimeout(timer);
  }, [kept]);
  const end = first < 0 ? near : Math.min(count, Math.max(near, kept));
  const beforePx = first < 0 ? 0 : items[0]!.start - start;
  const afterPx = first < 0 ? 0 : virtualizer.getTotalSize() - (virtualizer.measurementsCache[end - 1]!.end - start);
  useLayoutEffect(() => {
    if (first >= 0) onView({ count, first, end, beforePx, afterPx });
  }, [count, first, end, beforePx, afterPx, onView]);
  return null;
}

/** Where a body begins on the page, in px from its top. */
function topOf(body: HTMLElement | null): number {
  return Math.round((body?.getBoundingClientRect().top ?? 0) + scrollY);
}
