import type { ReactNode } from 'react';

/** What the `<tr>` of a row takes: `ref={measure} data-index={index} aria-rowindex={index + 2}`. */
export interface LongRowProps {
  index: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

export interface LongRows {
  count: number;
  /** The height of a row before it is measured, in px. */
  rowHeight: number;
  row: (index: number, measure?: LongRowProps['measure']) => ReactNode;
}
