import { FIRST_ROWS, VirtualRows, isLong, useRowWidth } from '@podium/ui/virtual';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowWidth, VirtualRowProps } from '@podium/ui/virtual';
import type { ReactNode } from 'react';

export type LongRowProps = Partial<VirtualRowProps>;

interface LongBodyProps {
  count: number;
  /** The height of a row before it is measured, in px. */
  rowHeight: number;
  columns: number;
  /** The address asks for all rows. */
  isWhole?: boolean;
  /** `width`: how much of itself the row needs to hold; in brief only a few words, on the way past. */
  row: (index: number, props: LongRowProps, width: RowWidth, isBrief: boolean) => ReactNode;
}

/** As `sm` in the styles. */
const WIDE = '(min-width: 37.5rem)';

/**
 * The body of a table. Of a long one the page brings the first rows; with scripts the rest stands there while it is near
 * the window, and all of it on paper and where the address leads to a row. `?rows=all` is the way without scripts.
 */
export function LongBody({ count, rowHeight, columns, isWhole = false, row }: LongBodyProps) {
  const [isAll, setAll] = useState(false);
  const isCut = isLong(count) && !isWhole && !isAll;
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
  const width = useRowWidth(WIDE);
  if (!isCut)
    return (
      <tbody>
        {Array.from({ length: count }, (_, index) => row(index, { 'aria-rowindex': index + 2 }, 'both', false))}
      </tbody>
    );
  return (
    <VirtualRows
      count={count}
      rowHeight={rowHeight}
      columns={columns}
      first={FIRST_ROWS}
      row={(index, props, isBrief) => row(index, props, index < FIRST_ROWS ? 'both' : width, isBrief)}
    />
  );
}
