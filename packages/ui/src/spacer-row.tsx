import { useLayoutEffect, useRef } from 'react';

/**
 * Fills the space of rows that are not rendered. A script sets its height, because the content security policy
 * forbids style attributes. Its cell spans one column, because CSS decides how many columns are visible.
 */
export function Spacer({ height, rowHeight }: { height: number; rowHeight: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    row.current!.style.setProperty('block-size', `${height}px`);
    row.current!.style.setProperty('--row', `${rowHeight}px`);
  }, [height, rowHeight]);
  return (
    <tr ref={row} aria-hidden="true" className="spacer-row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is not a control */}
      <td />
    </tr>
  );
}
