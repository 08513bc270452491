import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import { FirstRows, Spacer } from './virtual.tsx';
import type { VirtualRowsProps } from './virtual.tsx';

/** The heights of the list that was left last. */
let left: { name: string; width: number; rows: VirtualItem[] } | undefined;

/** The rows near the window, and room for all others. */
export function WindowedRows(props: VirtualRowsProps) {
  const { count, rowHeight, columns, name, row } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [start, setStart] = useState<number>();
  useEffect(() => {
    const place = () => setStart(Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY));
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this part
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: start ?? 0,
    enabled: start !== undefined,
    initialMeasurementsCache: left && left.name === name && left.width === innerWidthNow() ? left.rows : undefined,
  });
  useEffect(
    () => () => {
      if (name !== undefined) left = { name, width: innerWidthNow(), rows: virtualizer.measurementsCache };
    },
    [name, virtualizer],
  );
  const items = virtualizer.getVirtualItems();
  if (start === undefined || items.length === 0) return <FirstRows {...props} body={body} />;
  const before = items[0]!.start - start;
  const after = virtualizer.getTotalSize() - (items.at(-1)!.end - start);
  return (
    <tbody ref={body}>
      {before > 0 && <Spacer height={before} columns={columns} />}
      {items.map(({ index }) =>
        row(index, { ref: virtualizer.measureElement, 'data-index': index, 'aria-rowindex': index + 2 }),
      )}
      {after > 0 && <Spacer height={after} columns={columns} />}
    </tbody>
  );
}

const innerWidthNow = () => (typeof window === 'undefined' ? 0 : window.innerWidth);
