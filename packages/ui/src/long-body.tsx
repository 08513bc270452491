import type { LongRowProps, LongRows } from './long-rows.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Spacer } from './spacer-row.tsx';
import { WHOLE_TABLES } from './whole-tables.ts';
import type { RowsNearWindow } from './rows-near-window.tsx';

interface LongBodyProps extends LongRows {
  /** Renders all rows, because the address requests it. */
  isWhole?: boolean;
}

export type { LongRowProps };

const LONG = 150;
/** Rows rendered by the server, which does not know the height of the window. */
const FIRST_ROWS = 40;

/** Returns whether a table is so long that only the rows near the window are rendered; it then needs `aria-rowcount`. */
export const isLong = (count: number): boolean => count > LONG;

/**
 * The body of a table of any length. Of a long table, the page contains the first rows, and then the rows near the
 * window. Few tables are long, so that code is loaded only when needed. All rows are rendered for printing, if the
 * address points to a row (`#bib-12`), and with `?rows=all`, which works without scripts.
 */
export function LongBody({ isWhole = false, ...rows }: LongBodyProps) {
  const [isAll, setAll] = useState(false);
  const [Near, setNear] = useState<typeof RowsNearWindow>();
  const isCut = isLong(rows.count) && !isWhole && !isAll;
  useEffect(() => {
    if (!isCut) return undefined;
    const showAll = () => setAll(true);
    const toRow = location.hash.length > 1 ? setTimeout(showAll) : undefined;
    const print = () => flushSync(showAll);
    addEventListener('beforeprint', print);
    addEventListener(WHOLE_TABLES, print);
    return () => {
      clearTimeout(toRow);
      removeEventListener('beforeprint', print);
      removeEventListener(WHOLE_TABLES, print);
    };
  }, [isCut]);
  useEffect(() => {
    if (isAll) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isAll]);
  useEffect(() => {
    if (!isCut || Near) return;
    // If loading fails, all rows are rendered.
    import('./rows-near-window.tsx').then(
      (part) => setNear(() => part.RowsNearWindow),
      () => setAll(true),
    );
  }, [isCut, Near]);
  if (isCut && Near) return <Near {...rows} />;
  const initialCount = isCut ? FIRST_ROWS : rows.count;
  return (
    <tbody>
      {Array.from({ length: initialCount }, (_, index) => rows.row(index))}
      {isCut && <Spacer height={(rows.count - initialCount) * rows.rowHeight} rowHeight={rows.rowHeight} />}
    </tbody>
  );
}
