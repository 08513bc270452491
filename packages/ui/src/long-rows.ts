import type { ReactNode } from 'react';

/** Attributes of a row's `<tr>`: `ref={measure} data-index={index} aria-rowindex={index + 2}`. */
export interface LongRowProps {
  index: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

export interface LongRows {
  count: number;
  /** Estimated height of a row before it is measured (px). */
  rowHeight: number;
  row: (index: number, measure?: LongRowProps['measure']) => ReactNode;
}
