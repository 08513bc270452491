import type { ReactNode } from 'react';

/** Page numbers to show: the first, the last, the current and its neighbors, with `gap` between them. */
function visiblePages(page: number, pages: number): (number | 'gap')[] {
  const pageNumbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return pageNumbers.flatMap((number, index) => {
    const previousPage = pageNumbers[index - 1];
    if (previousPage === undefined || number === previousPage + 1) return [number];
    return number === previousPage + 2 ? [number - 1, number] : ['gap' as const, number];
  });
}

interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  /** Renders the link to a page; `name` is its content. */
  link: (page: number, name: ReactNode, isCurrent: boolean) => ReactNode;
  previous: ReactNode;
  next: ReactNode;
}

/** Pages as links, which can be shared and work without scripts. */
export function Pagination({ label, page, pages, link, previous, next }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="pagination">
      <ul>
        {page > 1 && <li>{link(page - 1, previous, false)}</li>}
        {visiblePages(page, pages).map((number, index) =>
          number === 'gap' ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap is identified by its position
            <li key={`gap ${index}`} aria-hidden="true" className="pagination-gap">
              …
            </li>
          ) : (
            <li key={number}>{link(number, number, number === page)}</li>
          ),
        )}
        {page < pages && <li>{link(page + 1, next, false)}</li>}
      </ul>
    </nav>
  );
}
