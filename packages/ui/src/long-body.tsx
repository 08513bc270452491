import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';

/** What the `<tr>` of a row takes: `ref={measure} data-index={index} aria-rowindex={index + 2}`. */
export interface LongRowProps {
  index: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

interface LongBodyProps {
  count: number;
  /** The height of a row before it is measured, in px. */
  rowHeight: number;
  /** The address asks for all rows. */
  isWhole?: boolean;
  row: (index: number, measure?: LongRowProps['measure']) => ReactNode;
}

const LONG = 150;
/** Sent by the server, before the height of the window is known. */
const FIRST_ROWS = 40;
/** Rows beyond the window on both sides, so that Tab finds the next one there. */
const OVERSCAN = 10;

/** Whether a table is so long that only the rows near the window are rendered; it then needs `aria-rowcount`. */
export const isLong = (count: number): boolean => count > LONG;

/**
 * The body of a table of any length. A long one is rendered whole to print, when the address leads to a row (`#bib-12`),
 * and when it says `?rows=all`, the way without scripts.
 */
export function LongBody({ isWhole = false, ...rows }: LongBodyProps) {
  const [isAll, setAll] = useState(false);
  const isCut = isLong(rows.count) && !isWhole && !isAll;
  useEffect(() => {
    if (!isCut) return undefined;
    const showAll = () => setAll(true);
    const toRow = location.hash.length > 1 ? setTimeout(showAll) : undefined;
    const print = () => flushSync(showAll);
    addEventListener('beforeprint', print);
    return () => {
      clearTimeout(toRow);
      removeEventListener('beforeprint', print);
    };
  }, [isCut]);
  useEffect(() => {
    if (isAll) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isAll]);
  if (isCut) return <RowsNearWindow {...rows} />;
  return <tbody>{Array.from({ length: rows.count }, (_, index) => rows.row(index))}</tbody>;
}

function RowsNearWindow({ count, rowHeight, row }: Omit<LongBodyProps, 'isWhole'>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- rows are memoised by hand, and `measureElement` never changes
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    // The same rows as the server's, until the browser has taken over the page.
    initialOffset: 0,
    initialRect: { width: 0, height: FIRST_ROWS * rowHeight },
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    const measureTop = () => setScrollMargin(Math.round(body.current!.getBoundingClientRect().top + scrollY));
    measureTop();
    const changes = new ResizeObserver(measureTop);
    changes.observe(document.body);
    return () => changes.disconnect();
  }, []);
  const near = rows.getVirtualItems();
  const before = near.length > 0 ? near[0]!.start - scrollMargin : 0;
  const after = near.length > 0 ? rows.getTotalSize() + scrollMargin - near.at(-1)!.end : 0;
  return (
    <tbody ref={body}>
      {before > 0 && <Spacer height={before} rowHeight={rowHeight} />}
      {near.map(({ index }) => row(index, rows.measureElement))}
      {after > 0 && <Spacer height={after} rowHeight={rowHeight} />}
    </tbody>
  );
}

/**
 * Takes the room of rows that are not rendered. Its height is set by script: the page's policy forbids style attributes. Its
 * cell is one column wide, as how many there are the style decides.
 */
function Spacer({ height, rowHeight }: { height: number; rowHeight: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    row.current!.style.setProperty('block-size', `${height}px`);
    row.current!.style.setProperty('--row', `${rowHeight}px`);
  }, [height, rowHeight]);
  return (
    <tr ref={row} aria-hidden="true" className="spacer-row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
      <td />
    </tr>
  );
}
