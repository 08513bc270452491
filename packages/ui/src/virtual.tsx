import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

interface VirtualRowsProps {
  count: number;
  /** The height of a row before it is measured, in px. */
  rowHeight: number;
  /** How many rows the page brings along; all of them where there are not many more. */
  first?: number;
  columns: number;
  /** Names the list, so that who comes back to it finds the rows as high as they were, and so the place where they left. */
  name?: string;
  /** A `<tr>`; it takes `ref`, `data-index` and `aria-rowindex` from `row`. */
  row: (index: number, props: VirtualRowProps) => ReactNode;
}

export interface VirtualRowProps {
  ref: (element: HTMLElement | null) => void;
  'data-index': number;
  'aria-rowindex': number;
}

const FIRST_ROWS = 60;

/** The heights of the list that was left last. */
let left: { name: string; width: number; rows: VirtualItem[] } | undefined;

/**
 * The body of a long table of which only what is near the window stands in the page. The table around it says
 * `aria-rowcount`. Short tables are written whole.
 */
export function VirtualRows({ count, rowHeight, first = FIRST_ROWS, columns, name, row }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [start, setStart] = useState<number>();
  useEffect(() => {
    const place = () => setStart(Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY));
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const isWhole = count <= first * 1.5;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this part
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: start ?? 0,
    enabled: !isWhole && start !== undefined,
    initialMeasurementsCache: left && left.name === name && left.width === innerWidthNow() ? left.rows : undefined,
  });
  useEffect(
    () => () => {
      if (name !== undefined) left = { name, width: innerWidthNow(), rows: virtualizer.measurementsCache };
    },
    [name, virtualizer],
  );
  const unmeasured = useCallback(() => undefined, []);
  const items = virtualizer.getVirtualItems();
  if (isWhole || start === undefined || items.length === 0) {
    const shown = isWhole ? count : Math.min(first, count);
    return (
      <tbody ref={body}>
        {Array.from({ length: shown }, (_, index) =>
          row(index, { ref: unmeasured, 'data-index': index, 'aria-rowindex': index + 2 }),
        )}
        {shown < count && <Spacer height={(count - shown) * rowHeight} columns={columns} />}
      </tbody>
    );
  }
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

/** Holds the place of rows that are not there; its height is set from script, as the policy of the page allows. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  // Before it is painted, or the rows would jump for a frame.
  useLayoutEffect(() => {
    cell.current?.style.setProperty('block-size', `${Math.max(0, height)}px`);
  }, [height]);
  return (
    <tr aria-hidden="true" className="spacer-row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
      <td ref={cell} colSpan={columns} />
    </tr>
  );
}
