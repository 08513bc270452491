import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, Ref } from 'react';

export interface VirtualRowsProps {
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

export const FIRST_ROWS = 60;

/** Whether a table is so long that the page brings only its beginning. */
export const isLong = (count: number, first = FIRST_ROWS): boolean => count > first * 1.5;

type Windowed = ComponentType<VirtualRowsProps>;

/** What windows the rows, once it was needed. */
let windowed: Windowed | undefined;

const signs = ['scroll', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * The body of a long table. The page brings the first rows; at the first sign that somebody goes on, the part comes that
 * keeps in the page only what is near the window. The table around it says `aria-rowcount`. Short tables are whole.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, first } = props;
  const isCut = isLong(count, first);
  const [Rows, setRows] = useState<Windowed | undefined>(() => windowed);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = isCut && !Rows && !hasFailed;
  useEffect(() => {
    if (!isNeeded) return undefined;
    return atFirstSign(async () => {
      try {
        windowed = (await import('./windowed-rows.tsx')).WindowedRows;
        setRows(() => windowed);
      } catch {
        // Without that part the rows are simply all there.
        setFailed(true);
      }
    });
  }, [isNeeded]);
  return isCut && Rows ? <Rows {...props} /> : <FirstRows {...props} isWhole={hasFailed} />;
}

function atFirstSign(act: () => Promise<void>): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, handleSign);
  };
  const handleSign = () => {
    stop();
    void act();
  };
  if (scrollY > 0) handleSign();
  else for (const sign of signs) addEventListener(sign, handleSign, { passive: true });
  return stop;
}

const unmeasured = () => undefined;

interface FirstRowsProps extends VirtualRowsProps {
  isWhole?: boolean;
  body?: Ref<HTMLTableSectionElement>;
}

/** The beginning of a long table, all of a short one. */
export function FirstRows({ count, rowHeight, first = FIRST_ROWS, columns, row, isWhole, body }: FirstRowsProps) {
  const shown = isWhole || !isLong(count, first) ? count : Math.min(first, count);
  return (
    <tbody ref={body}>
      {Array.from({ length: shown }, (_, index) =>
        row(index, { ref: unmeasured, 'data-index': index, 'aria-rowindex': index + 2 }),
      )}
      {shown < count && <Spacer height={(count - shown) * rowHeight} columns={columns} />}
    </tbody>
  );
}

/** Holds the place of rows that are not there; its height is set from script, as the policy of the page allows. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
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
