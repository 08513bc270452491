import { useEffect, useState } from 'react';
import { nextPage, PAGE_MS, pageCount } from './board-pages.ts';

/** The current page of a board; it advances automatically. */
export function useBoardPage(total: number, perPage: number): { page: number; pages: number } {
  const pages = pageCount(total, perPage);
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setPage((now) => nextPage(now, pages)), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return { page: page < pages ? page : 0, pages };
}
