import { useLayoutEffect, useRef } from 'react';

/**
 * Takes the room of rows that are not rendered. Its height is set by script: the page's policy forbids style attributes. Its
 * cell is one column wide, as how many there are the style decides.
 */
export function Spacer({ height, rowHeight }: { height: number; rowHeight: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    row.current!.style.setProperty('block-size', `${height}px`);
    row.current!.style.setProperty('--row', `${rowHeight}px`);
  }, [height, rowHeight]);
  return (
    <tr ref={row} aria-hidden="true" className="spacer-row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
      <td />
    </tr>
  );
}
