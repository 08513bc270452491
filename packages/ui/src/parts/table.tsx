import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A table with a caption. If it is wider than the page, its region scrolls, with a name and keyboard access. If it
 * fits, its head is sticky, which a scrolling region would prevent.
 */
export function Table({ caption, isCaptionVisible = false, className = '', rowCount, children }: TableProps) {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState(true);
  useEffect(() => {
    const outer = region.current!;
    const table = outer.querySelector('table')!;
    const watch = new ResizeObserver(() => setWide(table.offsetWidth > outer.clientWidth));
    for (const box of [outer, table]) watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={region}
      className={isWide ? 'scroll-region' : 'table-region'}
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={isWide ? 0 : undefined}
    >
      <table className={`table ${className}`} aria-rowcount={rowCount}>
        <caption id={id} className={isCaptionVisible ? 'table-title' : 'visually-hidden'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
interface TableProps {
  caption: ReactNode;
  isCaptionVisible?: boolean;
  className?: string;
  /** Number of all rows including the head, if not all are rendered. */
  rowCount?: number;
  children: ReactNode;
}

type CellProps = Omit<ComponentProps<'td'>, 'align'> & { align?: 'start' | 'mid' | 'end' };

const cellClass = (align: CellProps['align'], className = '') =>
  `${align && align !== 'start' ? align : ''} ${className}`.trim() || undefined;

export function HeaderCell({ align, className, ...rest }: CellProps) {
  return <th scope="col" className={cellClass(align, className)} {...rest} />;
}

export function RowHeader({ align, className, ...rest }: CellProps) {
  return <th scope="row" className={cellClass(align, className)} {...rest} />;
}

export function Cell({ align, className, ...rest }: CellProps) {
  return <td className={cellClass(align, className)} {...rest} />;
}
