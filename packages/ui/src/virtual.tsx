import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { usualHeight } from './standing-rows.ts';
import type { RowView, RowWindow, watchRows } from './row-window.ts';

export interface VirtualRowsProps {
  count: number;
  /** The height of a row before it is measured, in px. */
  rowHeight: number;
  /** How many rows the page brings along; all of them where there are not many more. */
  first?: number;
  columns: number;
  /** How many rows of the whole list come before these. */
  ahead?: number;
  /** Names the list, so that who comes back to it finds the rows as high as they were, and so the place where they left. */
  name?: string;
  /** Whether there is what a row shows: one that waits for it stands in brief. Without it all are ready. */
  isReady?: (index: number) => boolean;
  /** Is told which rows of the whole list stand in the page: those from `first` to the one before `end`. */
  onStand?: (first: number, end: number) => void;
  /**
   * A `<tr>` that takes `props`, one and the same object as long as the row stands as it is. In brief it holds a few words,
   * for more rows come in a wild fling than a slow phone can make whole; it is whole some frames later.
   */
  row: (index: number, props: VirtualRowProps, isBrief: boolean) => ReactNode;
}

export interface VirtualRowProps {
  ref?: (element: HTMLElement | null) => void;
  /** In brief: as high as it is when it is whole. */
  style?: { blockSize: number };
  'data-index': number;
  'aria-rowindex': number;
}

/** As many as a phone paints before somebody scrolls; what comes into its reach later is painted while they do. */
export const FIRST_ROWS = 40;
const LONG = 90;
const SCREENFUL = 12;

/** Whether a table is so long that the page brings only its beginning: `first` rows of it, where it says how many. */
export const isLong = (count: number, first?: number): boolean => count > (first === undefined ? LONG : first * 1.5);

/** What watches the window, once it was needed. */
let watcher: typeof watchRows | undefined;

const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'] as const;

/**
 * The body of a long table. The page brings the first rows; at the first sign that somebody goes on, the part comes that
 * keeps in the page only what is near the window. The table around it says `aria-rowcount`. Short tables are whole.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, rowHeight, first = FIRST_ROWS, columns, ahead = 0, name, isReady, onStand, row } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [watch, setWatch] = useState(() => watcher);
  const [view, setView] = useState<RowView>();
  const rows = useMemo(() => rowProps(ahead), [ahead]);
  const [usual, setUsual] = useState(rowHeight);
  const [hasFailed, setFailed] = useState(false);
  const isCut = isLong(count, first) && !hasFailed;
  const isNeeded = isCut && !watch;
  useEffect(() => {
    if (!isNeeded) return undefined;
    // Before a key takes the window to the end, so that the end is where it will be.
    const measure = () => setUsual((now) => usualHeight(body.current) ?? now);
    if ('requestIdleCallback' in globalThis) requestIdleCallback(measure);
    else setTimeout(measure);
    return atFirstSign(async () => {
      try {
        const { rehearse, watchRows } = await import('./row-window.ts');
        await rehearse();
        watcher = watchRows;
        startTransition(() => setWatch(() => watcher));
      } catch {
        // Without that part the rows are simply all there.
        setFailed(true);
      }
    });
  }, [isNeeded]);
  const isWatched = isCut && view?.count === count;
  const from = isWatched ? view.first : 0;
  // A list that was narrowed begins with a screenful, and the watcher says more before it is painted.
  const beginning = view ? Math.min(view.end - view.first, SCREENFUL) : first;
  const to = isWatched ? view.end : isCut ? Math.min(beginning, count) : count;
  const before = isWatched ? view.beforePx : 0;
  const after = isWatched ? view.afterPx : (count - to) * usual;
  const near = useRef<RowWindow>(undefined);
  const isReadyNow = useEffectEvent((index: number) => isReady?.(index) ?? true);
  const begin = useEffectEvent((watching: typeof watchRows, of: number) =>
    watching({
      count: of,
      brought: to,
      rowHeight: usual,
      name,
      body: body.current!,
      isReady: (index) => isReadyNow(index),
      onView: setView,
    }),
  );
  useLayoutEffect(() => {
    if (!isCut || !watch) {
      near.current = undefined;
      return undefined;
    }
    const begun = begin(watch, count);
    near.current = begun;
    rows.setMeasure(begun.measure);
    return () => {
      rows.setMeasure(undefined);
      begun.stop();
    };
  }, [isCut, watch, count, rows]);
  useEffect(() => near.current?.look());
  useEffect(() => onStand?.(ahead + from, ahead + to), [onStand, ahead, from, to]);
  useEffect(() => {
    if (name === undefined) return undefined;
    return () => near.current?.keep(name);
  }, [name]);
  return (
    <tbody ref={body}>
      {before > 0 && <Spacer height={before} columns={columns} rowHeight={usual} />}
      {Array.from({ length: to - from }, (_, place) => {
        const index = from + place;
        const isBrief = isWatched && !view.whole.has(index);
        return row(index, isBrief ? rows.brief(index, view.heightOf(index)) : rows.of(index), isBrief);
      })}
      {after > 0 && <Spacer height={after} columns={columns} rowHeight={usual} />}
    </tbody>
  );
}

/** What the rows take, made once for each, so that a row that stays is left alone. */
function rowProps(ahead: number) {
  const placeOf = (index: number) => ({ 'data-index': index, 'aria-rowindex': ahead + index + 2 });
  let measure: RowWindow['measure'] | undefined;
  const ref: RowWindow['measure'] = (element) => measure?.(element);
  const made = new Map<number, VirtualRowProps>();
  const brief = new Map<number, VirtualRowProps>();
  return {
    of: (index: number) => {
      const props = made.get(index) ?? { ref, ...placeOf(index) };
      made.set(index, props);
      return props;
    },
    brief: (index: number, blockSize: number) => {
      const known = brief.get(index);
      const props = known?.style?.blockSize === blockSize ? known : { style: { blockSize }, ...placeOf(index) };
      brief.set(index, props);
      return props;
    },
    setMeasure: (by: RowWindow['measure'] | undefined) => {
      measure = by;
    },
  };
}

/** At the first sign, or at once for who comes back to a place further down. */
function atFirstSign(act: () => Promise<void>): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    void act();
  };
  if (scrollY > 0) begin();
  else for (const sign of signs) addEventListener(sign, begin, { passive: true });
  return stop;
}

/** Holds the place of rows that are not there, with a bar for each; it is as high as script says, for the page's policy. */
function Spacer({ height, columns, rowHeight }: { height: number; columns: number; rowHeight: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  // Before it is painted, or the rows would jump for a frame.
  useLayoutEffect(() => {
    cell.current?.style.setProperty('block-size', `${Math.max(0, height)}px`);
    cell.current?.style.setProperty('--row', `${rowHeight}px`);
  }, [height, rowHeight]);
  return (
    <tr aria-hidden="true" className="spacer-row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
      <td ref={cell} colSpan={columns} />
    </tr>
  );
}

/**
 * How much of itself a row of a long list holds: what a narrow window shows, what a wide one shows, or either, so that
 * the style chooses. Rows that the server sent hold both; those made while somebody scrolls need not hold what is hidden.
 */
export type RowWidth = 'narrow' | 'wide' | 'both';

/** @param wide the media query of a wide window; on the server, and until the page runs, the answer is `both`. */
export function useRowWidth(wide: string): RowWidth {
  return useSyncExternalStore<RowWidth>(
    (change) => {
      const query = matchMedia(wide);
      query.addEventListener('change', change);
      return () => query.removeEventListener('change', change);
    },
    () => (matchMedia(wide).matches ? 'wide' : 'narrow'),
    () => 'both',
  );
}
