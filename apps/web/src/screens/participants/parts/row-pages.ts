import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useReducer } from 'react';
import { usePage } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { PAGE_SIZE, participantsFilter } from '../filter.ts';
import type { ParticipantRow, ParticipantsAnswer } from '@podium/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ParticipantsSearch, Tab } from '../state.ts';

/** So long rows stand before their page is asked for, and less than a window passes: a fling passes many that nobody reads. */
const REST_MS = 100;
/** Between one page and the next: to ask for three at once, or to take them in, takes a slow phone longer than a frame. */
const TURN_MS = 50;

export interface RowPages {
  /** Of the whole list, from 0; undefined until its page has come. */
  rowAt: (index: number) => ParticipantRow | undefined;
  hasFailed: (index: number) => boolean;
  retry: () => void;
  /** The rows from `first` to the one before `end` stand near the window. */
  stand: (first: number, end: number) => void;
}

/**
 * The pages of a long list of which rows stand near the window. They are the documents that also the addresses with
 * `?page=` show; pages left behind come from what was read before.
 */
export function useRowPages(tab: Tab, search: ParticipantsSearch, first: ParticipantsAnswer): RowPages {
  const { language } = usePage();
  const client = useQueryClient();
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const reader = useMemo(() => {
    const ofPage = (page: number) => queries.participants(language, participantsFilter(tab, search, page));
    return { ofPage, ...readPages(client, ofPage, () => startTransition(showAgain)) };
  }, [client, language, tab, search]);
  useEffect(() => reader.stop, [reader]);

  const { page: brought, total } = first;
  const stand = useCallback(
    (row: number, end: number) => {
      reader.near(
        { first: pageOf(row), last: pageOf(end - 1) },
        (page) => page !== brought && (page - 1) * PAGE_SIZE < total,
      );
    },
    [reader, brought, total],
  );

  const known = new Map([[first.page, first as ParticipantsAnswer | undefined]]);
  const answerOf = (page: number) => {
    if (!known.has(page)) known.set(page, client.getQueryData(reader.ofPage(page).queryKey));
    return known.get(page);
  };
  return {
    rowAt: (index) => answerOf(pageOf(index))?.items[index % PAGE_SIZE],
    hasFailed: (index) => client.getQueryState(reader.ofPage(pageOf(index)).queryKey)?.status === 'error',
    retry: reader.retry,
    stand,
  };
}

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** Not by a hook: it would render the list each time that a page is asked for, which is while it moves. */
function readPages(
  client: QueryClient,
  ofPage: (page: number) => ReturnType<typeof queries.participants>,
  onRead: () => void,
) {
  const reading = new Map<number, () => void>();
  let wanted: number[] = [];
  let hasMoved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    for (const [page, stop] of reading) {
      if (wanted.includes(page)) continue;
      stop();
      reading.delete(page);
    }
    const next = wanted.find((page) => !reading.has(page));
    if (next === undefined) return;
    const observer = new QueryObserver(client, { ...ofPage(next), notifyOnChangeProps: ['data', 'isError'] });
    reading.set(next, observer.subscribe(onRead));
    timer = setTimeout(read, TURN_MS);
  };
  const readAtRest = () => {
    const from = scrollY;
    timer = setTimeout(() => (Math.abs(scrollY - from) < innerHeight ? read() : readAtRest()), REST_MS);
  };
  return {
    near: (pages: { first: number; last: number }, isThere: (page: number) => boolean) => {
      // The one after comes next, once the list moves.
      const last = hasMoved ? pages.last + 1 : pages.last;
      hasMoved = true;
      const all = Array.from({ length: last - pages.first + 1 }, (_, place) => pages.first + place).filter(isThere);
      if (all.join() === wanted.join()) return;
      wanted = all;
      clearTimeout(timer);
      readAtRest();
    },
    retry: () => {
      for (const page of wanted) {
        const { queryKey } = ofPage(page);
        if (client.getQueryState(queryKey)?.status === 'error') void client.refetchQueries({ queryKey });
      }
    },
    stop: () => {
      clearTimeout(timer);
      wanted = [];
      read();
    },
  };
}
