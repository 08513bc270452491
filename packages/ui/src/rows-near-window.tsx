import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Spacer } from './spacer-row.tsx';
import type { Range } from '@tanstack/react-virtual';
import type { FocusEvent } from 'react';
import type { LongRows } from './long-rows.ts';

/** Rows rendered beyond the window on both sides, and around the focused row. */
const OVERSCAN = 10;

/** The rows near the window and near the focused one, in order. */
const wantedRows = (range: Range, focused: number | undefined): number[] => {
  const near = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count) return near;
  const focusRange = defaultRangeExtractor({ ...range, startIndex: focused, endIndex: focused });
  return [...new Set([...near, ...focusRange])].sort((a, b) => a - b);
};

const rowIndex = (element: Element): number => Number(element.closest('tr')?.dataset['index']);

/**
 * The rows near the window, with spacers for the others. The focused row stays rendered wherever the window scrolls,
 * and its neighbors are rendered before the next key press even if scroll events are late, so that Tab never leaves
 * the table halfway.
 */
export function RowsNearWindow({ count, rowHeight, row }: LongRows) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, setFocused] = useState<number>();
  // oxlint-disable-next-line react/incompatible-library -- rows are memoised by hand, and `measureElement` never changes
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    useFlushSync: false,
    rangeExtractor: (range) => wantedRows(range, focused),
  });
  useLayoutEffect(() => {
    const measureTop = () => setScrollMargin(Math.round(body.current!.getBoundingClientRect().top + scrollY));
    measureTop();
    const changes = new ResizeObserver(measureTop);
    changes.observe(document.body);
    return () => changes.disconnect();
  }, []);
  const near = rows.getVirtualItems();
  const spaceBefore = (place: number): number => near[place]!.start - (near[place - 1]?.end ?? scrollMargin);
  const after = near.length > 0 ? rows.getTotalSize() + scrollMargin - near.at(-1)!.end : 0;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tracks the focus of controls inside the rows
    <tbody ref={body} onFocus={({ target }) => setFocused(rowIndex(target))} onBlur={leave}>
      {near.map(({ index }, place) => (
        <Fragment key={index}>
          {spaceBefore(place) > 0 && <Spacer height={spaceBefore(place)} rowHeight={rowHeight} />}
          {row(index, rows.measureElement)}
        </Fragment>
      ))}
      {after > 0 && <Spacer height={after} rowHeight={rowHeight} />}
    </tbody>
  );
}
