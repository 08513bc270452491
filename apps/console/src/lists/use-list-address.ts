import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeListQuery, readListQuery } from './list-address.ts';
import type { ListQuery } from './list-address.ts';

export interface ListAddress extends ListQuery {
  change: (changes: Readonly<Record<string, string>>) => void;
}

/** The filters, order and page in the address of the current page. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const latest = useRef({ query, setQuery });
  useEffect(() => {
    latest.current = { query, setQuery };
  }, [query, setQuery]);
  // A search is applied some time after typing: it must not undo a filter that was chosen since.
  const change = useCallback((changes: Readonly<Record<string, string>>) => {
    const next = changeListQuery(latest.current.query, changes);
    latest.current.query = next;
    latest.current.setQuery(next, { replace: true });
  }, []);
  return { ...readListQuery(query), change };
}
