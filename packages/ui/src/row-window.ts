import { Virtualizer, observeWindowOffset, observeWindowRect, windowScroll } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { rowStep, rowsOf, wholeRows } from './row-step.ts';
import { standingRows } from './standing-rows.ts';
import { steadyColumns } from './steady-columns.ts';
import { stepPace } from './step-pace.ts';
import { takeInSprites } from './take-in-sprites.ts';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { RowRange } from './row-step.ts';

/** Which rows stand in the page, and how much room those before and after take. */
export interface RowView extends RowRange {
  /** Of how many. */
  count: number;
  beforePx: number;
  afterPx: number;
  /** Those that hold all they show; the others stand with a few words until it is their turn. */
  whole: ReadonlySet<number>;
  /** How high a row is, or will be, in px. */
  heightOf: (row: number) => number;
}

type ScrollOptions = Parameters<typeof windowScroll>[1];

interface RowWindowOptions {
  count: number;
  /** How many rows stand there already. */
  brought: number;
  rowHeight: number;
  name?: string;
  body: HTMLElement;
  /** Whether there is what a row shows. */
  isReady: (row: number) => boolean;
  onView: (view: RowView) => void;
}

export interface RowWindow {
  /** Takes a row that has come, or null after one has gone. */
  measure: (element: HTMLElement | null) => void;
  /** Looks again, as rows may have got what they show. */
  look: () => void;
  stop: () => void;
  /** Keeps the heights of the rows under the list's name, for who comes back to it next. */
  keep: (name: string) => void;
}

/** Rows made beyond the window on both sides, and how few may be left before more are made: some at a time cost less. */
const OVERSCAN = 6;
const FEWEST = 2;

let hasRehearsed = false;

/** The heights of the list that was left last. */
let left: { name: string; width: number; rows: VirtualItem[] } | undefined;

/**
 * Watches the window and says which rows of a long list should stand in the page. It is no part of the tree: as one, it
 * would be rendered for each step before the rows are. To be called, and stopped, in a layout effect.
 */
export function watchRows({ count, brought, rowHeight, name, body, isReady, onView }: RowWindowOptions): RowWindow {
  let start = topOf(body);
  let view: RowView | undefined;
  let request = 0;
  let isLooking = false;
  let isStopped = false;
  let hasBegun = false;
  let letGo: (() => void) | undefined;
  let steppedIn: CSSNumberish | null = null;
  let steppedAt: number | undefined;
  const pace = stepPace();
  const known = left && left.name === name && left.width === innerWidth ? left.rows : itemsOf(body);
  let isInScroll = false;
  const observeElementOffset: typeof observeWindowOffset = (instance, take) =>
    observeWindowOffset(instance, (offset, isScrolling) => {
      isInScroll = isScrolling;
      take(offset, isScrolling);
      isInScroll = false;
    });
  const optionsNow = () => ({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: start,
    initialMeasurementsCache: known,
    initialOffset: () => scrollY,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset,
    // A phone stops gliding at each write, also at one that changes nothing.
    scrollToFn: (offset: number, options: ScrollOptions, of: Virtualizer<Window, HTMLElement>) => {
      if (offset + (options.adjustments ?? 0) !== scrollY) windowScroll(offset, options, of);
    },
    onChange: lookSoon,
  });
  const rows = new Virtualizer<Window, HTMLElement>(optionsNow());
  const unmount = rows._didMount();
  rows._willUpdate();
  const { wanted } = aims();
  // Who comes back to a place further down finds its rows at once.
  const begun = wanted.first > 0 ? wanted : { first: 0, end: brought };
  view = viewOf(begun, new Set(rowsOf(begun).filter(isReady)));
  onView(view);
  const rehearsal = hasRehearsed ? [] : [() => tryRow(true), () => tryRow(false)];
  const watchStanding = () => {
    standingRows(body).forEach((row) => rows.measureElement(row));
    letGo = steadyColumns(body);
  };
  const beginning = [watchStanding, ...rehearsal];
  hasRehearsed ||= count > 0;
  void begin();
  const moves = new ResizeObserver(() => {
    const top = topOf(body);
    if (top === start) return;
    start = top;
    rows.setOptions(optionsNow());
    lookSoon();
  });
  moves.observe(document.body);

  /** Watches the rows that stand there, rehearses and takes the first step, each when there is nothing else to do. */
  async function begin(): Promise<void> {
    for (const act of beginning) {
      await restful();
      if (isStopped) return;
      act();
    }
    hasBegun = true;
    stepSoon();
  }

  /** A row in brief that comes and goes: the first that does takes a slow phone twice as long as those after it. */
  function tryRow(isThere: boolean): void {
    const { end, afterPx, heightOf } = view!;
    const more = end < count && isThere ? { end: end + 1, afterPx: afterPx - heightOf(end) } : {};
    flushSync(() => onView({ ...view!, ...more }));
  }

  /**
   * Before the next picture, but not in the midst of what React or the observer is doing. Only a hole cannot wait, but when
   * the window was scrolled the frame of that picture is just about to begin.
   */
  function lookSoon(): void {
    if (isLooking) return;
    isLooking = true;
    const isScrolled = isInScroll;
    queueMicrotask(() => {
      isLooking = false;
      if (isStopped) return;
      const { seen, wanted } = aims();
      pace.see(performance.now(), seen.first);
      const isHole = seen.first < view!.first || seen.end > view!.end;
      if (isHole && !isScrolled) {
        steppedIn = document.timeline.currentTime;
        move(seen, wanted);
      } else {
        tell(view!, view!.whole);
      }
      stepSoon();
    });
  }

  /** In each frame one step at most. After the last one more frame is asked for, to see whether it came in time. */
  function stepSoon(): void {
    const { seen, wanted } = aims();
    if (request === 0 && hasBegun && !isStopped && !isEnough(view!, seen, wanted))
      request = requestAnimationFrame(step);
  }

  function step(now: number): void {
    request = 0;
    if (steppedAt !== undefined) pace.judge(now - steppedAt);
    steppedAt = undefined;
    const { seen, wanted } = aims();
    const isWaiting = pace.isToWait(performance.now(), whatStands(view!, seen, wanted));
    if (isEnough(view!, seen, wanted)) return;
    if (!isWaiting && steppedIn !== document.timeline.currentTime && move(seen, wanted)) steppedAt = now;
    // What was rendered may have asked for it.
    if (request === 0 && !isStopped) request = requestAnimationFrame(step);
  }

  function move(seen: RowRange, wanted: RowRange): boolean {
    const waiting = rowsOf(seen).filter((row) => !view!.whole.has(row) && isReady(row)).length;
    const isNew = (row: number) => row < view!.first || row >= view!.end;
    const coming = rowsOf(seen).filter(isNew).length;
    const { come, go, leap, whole } = pace.next({ ...whatStands(view!, seen, wanted), coming, waiting });
    // Who goes on comes to the rows ahead: those go in the next pause.
    const above = rows.scrollDirection === 'backward' ? 0 : go;
    const below = rows.scrollDirection === 'forward' ? 0 : go;
    const range = rowStep(view!, wanted, seen, { come, above, below, leap });
    return tell(range, wholeRows(view!.whole, range, seen, isReady, whole));
  }

  function isEnough(standing: RowRange, seen: RowRange, wanted: RowRange): boolean {
    const { isNear, isFew } = whatStands(standing, seen, wanted);
    return isNear && isFew && rowsOf(standing).every((row) => view!.whole.has(row) || !isReady(row));
  }

  function whatStands(standing: RowRange, seen: RowRange, wanted: RowRange): { isNear: boolean; isFew: boolean } {
    const above = rows.scrollDirection === 'backward' ? 0 : wanted.first - standing.first;
    const below = rows.scrollDirection === 'forward' ? 0 : standing.end - wanted.end;
    return {
      isNear: standing.first <= Math.max(0, seen.first - FEWEST) && standing.end >= Math.min(count, seen.end + FEWEST),
      isFew: Math.max(above, 0) + Math.max(below, 0) <= OVERSCAN,
    };
  }

  /** @returns whether something changed. */
  function tell(range: RowRange, whole: RowView['whole']): boolean {
    const next = viewOf(range, whole);
    const isOther = !isSame(next, view!);
    if (isOther) {
      view = next;
      flushSync(() => onView(next));
    }
    rows._willUpdate();
    return isOther;
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

  function viewOf({ first, end }: RowRange, whole: RowView['whole']): RowView {
    const nearest = rows.getVirtualItems()[0];
    const { measurementsCache } = rows;
    // Where a write to the scroll position has to wait, the rows are told shifted until then.
    const shift = nearest ? nearest.start - measurementsCache[nearest.index]!.start : 0;
    const total = rows.getTotalSize();
    const offset = (index: number) => (index < count ? measurementsCache[index]!.start - start + shift : total);
    const heightOf = (row: number) => rows.measurementsCache[row]!.size;
    return { count, first, end, beforePx: offset(first), afterPx: total - offset(end), whole, heightOf };
  }

  return {
    measure: rows.measureElement,
    look: stepSoon,
    stop: () => {
      isStopped = true;
      cancelAnimationFrame(request);
      moves.disconnect();
      letGo?.();
      unmount();
    },
    keep: (as) => {
      left = { name: as, width: innerWidth, rows: rows.measurementsCache };
    },
  };
}

/**
 * Takes in what rows are drawn from, and runs once, for nothing: what has never run takes a slow phone twice as long. To take
 * this part in, to rehearse and to begin are three frames' work.
 */
export async function rehearse(): Promise<void> {
  await takeInSprites();
  await restful();
  const body = document.createElement('tbody');
  watchRows({ count: 0, brought: 0, rowHeight: 1, body, isReady: () => true, onView: () => {} }).stop();
  await restful();
}

/** Between two frames in which nothing else is to do; where the browser does not tell, in the next frame. */
const restful = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 100 });
    else requestAnimationFrame(resolve);
  });

const isSame = (one: RowView, other: RowView): boolean =>
  one.first === other.first &&
  one.end === other.end &&
  one.whole === other.whole &&
  one.beforePx === other.beforePx &&
  one.afterPx === other.afterPx;

/** The rows that stand there as high as they are: taken for higher or lower ones at first, they would move the window. */
function itemsOf(body: HTMLElement): VirtualItem[] {
  let start = topOf(body);
  return standingRows(body).map((row, index) => {
    const size = row.offsetHeight;
    start += size;
    return { index, key: index, lane: 0, start: start - size, end: start, size };
  });
}

/** Where a body begins on the page, in px from its top. */
function topOf(body: HTMLElement): number {
  return Math.round(body.getBoundingClientRect().top + scrollY);
}
