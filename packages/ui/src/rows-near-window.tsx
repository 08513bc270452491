import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Spacer } from './spacer-row.tsx';
import type { LongRows } from './long-body.tsx';

/** Rows beyond the window on both sides, so that Tab finds the next one there. */
const OVERSCAN = 10;

/** The rows near the window, and room for the others. */
export function RowsNearWindow({ count, rowHeight, row }: LongRows) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- rows are memoised by hand, and `measureElement` never changes
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
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
