import { Virtualizer, observeWindowOffset, observeWindowRect, windowScroll } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { rowStep } from './row-step.ts';
import { standingRows } from './standing-rows.ts';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { RowRange } from './row-step.ts';

/** Which rows stand in the page, and how much room those before and after take. */
export interface RowView extends RowRange {
  /** Of how many. */
  count: number;
  beforePx: number;
  afterPx: number;
}

interface RowWindowOptions {
  count: number;
  /** How many rows stand there already. */
  brought: number;
  rowHeight: number;
  name?: string;
  body: HTMLElement;
  onView: (view: RowView) => void;
}

export interface RowWindow {
  /** Takes a row that has come, or null after one has gone. */
  measure: (element: HTMLElement | null) => void;
  stop: () => void;
  /** Keeps the heights of the rows under the list's name, for who comes back to it next. */
  keep: (name: string) => void;
}

/** Rows made beyond the window on both sides, and how few may be left before more are made: some at a time cost less. */
const OVERSCAN = 6;
const FEWEST = 2;

/** What a slow phone makes beyond the window, and puts away, within a frame; those that are seen come in any case. */
const IN_A_FRAME = { come: 3, go: 12 };

/** The heights of the list that was left last. */
let left: { name: string; width: number; rows: VirtualItem[] } | undefined;

/**
 * Watches the window and says which rows of a long list should stand in the page. It is no part of the tree: as one, it
 * would be rendered for each step before the rows are. To be called, and stopped, in a layout effect.
 */
export function watchRows({ count, brought, rowHeight, name, body, onView }: RowWindowOptions): RowWindow {
  let start = topOf(body);
  let view: RowView | undefined;
  let request = 0;
  let isLooking = false;
  let isStopped = false;
  let steppedIn: CSSNumberish | null = null;
  const known = left && left.name === name && left.width === innerWidth ? left.rows : undefined;
  const optionsNow = () => ({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: start,
    initialMeasurementsCache: known,
    initialOffset: () => scrollY,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    onChange: lookSoon,
  });
  const rows = new Virtualizer<Window, HTMLElement>(optionsNow());
  const unmount = rows._didMount();
  rows._willUpdate();
  for (const row of standingRows(body)) rows.measureElement(row);
  const { wanted } = aims();
  // Who comes back to a place further down finds its rows at once.
  view = viewOf(wanted.first > 0 ? wanted : { first: 0, end: brought });
  onView(view);
  stepSoon();
  const moves = new ResizeObserver(() => {
    const top = topOf(body);
    if (top === start) return;
    start = top;
    rows.setOptions(optionsNow());
    lookSoon();
  });
  moves.observe(document.body);

  /** Before the next picture, but not in the midst of what React or the observer is doing. Only a hole cannot wait. */
  function lookSoon(): void {
    if (isLooking) return;
    isLooking = true;
    queueMicrotask(() => {
      isLooking = false;
      if (isStopped) return;
      const { seen, wanted } = aims();
      const isHole = seen.first < view!.first || seen.end > view!.end;
      if (isHole) steppedIn = document.timeline.currentTime;
      tell(isHole ? rowStep(view!, wanted, seen, IN_A_FRAME) : view!);
      stepSoon();
    });
  }

  /** In each frame one step at most. */
  function stepSoon(): void {
    const { seen, wanted } = aims();
    if (request === 0 && !isEnough(view!, seen, wanted)) request = requestAnimationFrame(step);
  }

  function step(): void {
    request = 0;
    const { seen, wanted } = aims();
    if (steppedIn !== document.timeline.currentTime) tell(rowStep(view!, wanted, seen, IN_A_FRAME));
    stepSoon();
  }

  function isEnough(standing: RowRange, seen: RowRange, wanted: RowRange): boolean {
    const isThere =
      standing.first <= Math.max(0, seen.first - FEWEST) && standing.end >= Math.min(count, seen.end + FEWEST);
    return isThere && standing.end - standing.first <= wanted.end - wanted.first + OVERSCAN;
  }

  function tell(range: RowRange): void {
    const next = viewOf(range);
    if (!isSame(next, view!)) {
      view = next;
      flushSync(() => onView(next));
    }
    rows._willUpdate();
  }

  /** The rows in the window, and those near it. */
  function aims(): { seen: RowRange; wanted: RowRange } {
    const near = rows.getVirtualItems();
    const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: brought - 1 };
    return {
      seen: { first: startIndex, end: endIndex + 1 },
      wanted: { first: near[0]?.index ?? 0, end: (near.at(-1)?.index ?? brought - 1) + 1 },
    };
  }

  function viewOf({ first, end }: RowRange): RowView {
    const nearest = rows.getVirtualItems()[0];
    const { measurementsCache } = rows;
    // Where a write to the scroll position has to wait, the rows are told shifted until then.
    const shift = nearest ? nearest.start - measurementsCache[nearest.index]!.start : 0;
    const total = rows.getTotalSize();
    const offset = (index: number) => (index < count ? measurementsCache[index]!.start - start + shift : total);
    return { count, first, end, beforePx: offset(first), afterPx: total - offset(end) };
  }

  return {
    measure: rows.measureElement,
    stop: () => {
      isStopped = true;
      cancelAnimationFrame(request);
      moves.disconnect();
      unmount();
    },
    keep: (as) => {
      left = { name: as, width: innerWidth, rows: rows.measurementsCache };
    },
  };
}

const isSame = (one: RowView, other: RowView): boolean =>
  one.first === other.first &&
  one.end === other.end &&
  one.beforePx === other.beforePx &&
  one.afterPx === other.afterPx;

/** Where a body begins on the page, in px from its top. */
function topOf(body: HTMLElement): number {
  return Math.round(body.getBoundingClientRect().top + scrollY);
}
