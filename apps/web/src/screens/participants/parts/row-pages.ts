import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { PAGE_SIZE, participantsFilter } from '../filter.ts';
import type { ParticipantRow, ParticipantsAnswer } from '@podium/contract';
import type { ParticipantsSearch, Tab } from '../state.ts';

/** So often at most are pages asked for while a finger flings past them. */
const LOOK_MS = 100;

export interface RowPages {
  /** Of the whole list, from 0; undefined until its page has come. */
  rowAt: (index: number) => ParticipantRow | undefined;
  hasFailed: (index: number) => boolean;
  retry: () => void;
  /** A row of this page stands near the window, until what it returns is called. */
  watch: (page: number) => () => void;
}

/**
 * The pages of a long list of which rows stand near the window. They are the documents that also the addresses with
 * `?page=` show; pages left behind come from what was read before.
 */
export function useRowPages(tab: Tab, search: ParticipantsSearch, first: ParticipantsAnswer): RowPages {
  const { language } = usePage();
  const client = useQueryClient();
  const near = useRef(new Map<number, number>());
  const hasMoved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState<readonly number[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const watch = useCallback((page: number) => {
    const rows = near.current;
    const look = () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const pages = [...rows.keys()].toSorted((a, b) => a - b);
        // The one after comes next, once the list moves.
        if (hasMoved.current && pages.length > 0) pages.push(pages.at(-1)! + 1);
        setWanted((before) => (before.join() === pages.join() ? before : pages));
      }, LOOK_MS);
    };
    if (!rows.has(page)) look();
    rows.set(page, (rows.get(page) ?? 0) + 1);
    return () => {
      hasMoved.current = true;
      const left = (rows.get(page) ?? 1) - 1;
      if (left > 0) rows.set(page, left);
      else rows.delete(page);
      look();
    };
  }, []);

  const asked = wanted.filter((page) => page !== first.page && (page - 1) * PAGE_SIZE < first.total);
  const ofPage = (page: number) => queries.participants(language, participantsFilter(tab, search, page));
  const reads = useQueries({ queries: asked.map(ofPage) });

  const known = new Map<number, ParticipantsAnswer | undefined>([
    [first.page, first],
    ...asked.map((page, index) => [page, reads[index]?.data] as const),
  ]);
  const answerOf = (page: number) => {
    if (!known.has(page)) known.set(page, client.getQueryData(ofPage(page).queryKey));
    return known.get(page);
  };
  const pageOf = (index: number) => Math.floor(index / PAGE_SIZE) + 1;
  return {
    rowAt: (index) => answerOf(pageOf(index))?.items[index % PAGE_SIZE],
    hasFailed: (index) => reads[asked.indexOf(pageOf(index))]?.isError ?? false,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
    watch,
  };
}
