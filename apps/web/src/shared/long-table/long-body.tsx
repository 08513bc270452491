import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { VirtualRows } from '@podium/ui/virtual';

type VirtualProps = ComponentProps<typeof VirtualRows>;
export type LongRowProps = Partial<Parameters<VirtualProps['row']>[1]>;

interface LongBodyProps {
  count: number;
  /** The height of a row before it is measured, in px. */
  rowHeight: number;
  columns: number;
  /** The address asks for all rows. */
  isWhole?: boolean;
  row: (index: number, props: LongRowProps) => ReactNode;
}

const FIRST_ROWS = 60;

/** Whether a table is so long that the page brings only its beginning. */
export const isLong = (count: number) => count > FIRST_ROWS * 1.5;

/**
 * The body of a table. Of a long one the page brings the first rows; with scripts the rest stands there while it is near
 * the window, and all of it on paper and where the address leads to a row. `?rows=all` is the way without scripts.
 */
export function LongBody({ count, rowHeight, columns, isWhole = false, row }: LongBodyProps) {
  const [Windowed, setWindowed] = useState<ComponentType<VirtualProps>>();
  const [isAll, setAll] = useState(false);
  const isCut = isLong(count) && !isWhole;
  useEffect(() => {
    if (!isCut) return undefined;
    let isThere = true;
    const load = async () => {
      try {
        const { VirtualRows: part } = await import('@podium/ui/virtual');
        if (!isThere) return;
        if (location.hash.length > 1) setAll(true);
        else setWindowed(() => part);
      } catch {
        // Without the part that windows them the rows are simply all there.
        if (isThere) setAll(true);
      }
    };
    void load();
    const print = () => flushSync(() => setAll(true));
    addEventListener('beforeprint', print);
    return () => {
      isThere = false;
      removeEventListener('beforeprint', print);
    };
  }, [isCut]);
  useEffect(() => {
    if (isAll) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isAll]);
  if (isCut && !isAll && Windowed) {
    return <Windowed count={count} rowHeight={rowHeight} columns={columns} first={FIRST_ROWS} row={row} />;
  }
  const shown = isCut && !isAll ? FIRST_ROWS : count;
  return <tbody>{Array.from({ length: shown }, (_, index) => row(index, { 'aria-rowindex': index + 2 }))}</tbody>;
}
