import './people-list.css';
import '../../../shared/elements/flag-colors/flag-colors.gen.css';
import { useQueries } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { participantsFilter } from '../filter.ts';
import { pagesText, defaultPageSize } from '../pages.ts';
import { followingPages, parsePages } from '../shown-pages.ts';
import { LetterRail } from './letter-rail.tsx';
import { MorePeople } from './more-people.tsx';
import { ParticipantTable } from './participant-table.tsx';
import { rowPosition, rowId } from './participant-row.tsx';
import type { ParticipantsAnswer } from '@podium/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ParticipantsSearch, Tab } from '../state.ts';

interface PeopleListProps {
  tab: Tab;
  search: ParticipantsSearch;
  /** The first displayed page. */
  data: ParticipantsAnswer;
  isOld: boolean;
}

/** The requested pages as one list, the letter index, and the link to more. */
export const PeopleList = memo(function PeopleList({ tab, search, data, isOld }: PeopleListProps) {
  const { language } = usePage();
  const following = useQueries({
    queries: followingPages(parsePages(search)).map((page) =>
      queries.participants(language, participantsFilter(tab, search, page)),
    ),
    combine: joinPages,
  });
  const items = useMemo(() => [...data.items, ...following.rows], [data.items, following.rows]);
  // Fifty rows are more than a slow phone can render in one frame.
  const rows = useDeferredValue(items);
  const from = (data.page - 1) * (search.size ?? defaultPageSize);
  const awaitRow = useFocusedRow(from, rows.length);
  return (
    <>
      <LetterRail tab={tab} search={search} letters={data.letters} />
      <EarlierPages tab={tab} search={search} />
      <div className={isOld ? 'is-refreshing' : undefined} aria-busy={isOld}>
        <ParticipantTable tab={tab} search={search} rows={rows} from={from} total={data.total} />
      </div>
      <MorePeople
        tab={tab}
        search={search}
        shownCount={rows.length}
        total={data.total}
        isPending={following.isPending}
        error={following.error}
        onRetry={following.retry}
        onMore={() => awaitRow(from + rows.length + 1)}
      />
    </>
  );
});

/** The rows up to the first page that is not loaded, and the state of that page. */
function joinPages(pages: UseQueryResult<ParticipantsAnswer>[]) {
  const missing = pages.findIndex((page) => !page.data);
  const loadedPages = missing < 0 ? pages : pages.slice(0, missing);
  return {
    rows: loadedPages.flatMap((page) => page.data!.items),
    isPending: pages[missing]?.isPending === true,
    error: pages[missing]?.error,
    retry: () => void pages[missing]?.refetch(),
  };
}

/**
 * Focuses a requested row once it has loaded: the first of the rows that were appended, or the row named in the
 * address, if a letter leads to another page.
 *
 * @returns marks the row at a position to be focused
 */
function useFocusedRow(from: number, count: number): (place: number) => void {
  const targetPosition = useLocation({ select: ({ hash }) => rowPosition(hash) });
  const isRowLoaded = targetPosition !== undefined && targetPosition > from && targetPosition <= from + count;
  const wasRowLoaded = useRef(isRowLoaded);
  const awaitedPosition = useRef<number>(undefined);
  useEffect(() => {
    if (isRowLoaded && !wasRowLoaded.current) focusRow(targetPosition)?.scrollIntoView();
    wasRowLoaded.current = isRowLoaded;
  }, [isRowLoaded, targetPosition]);
  useEffect(() => {
    if (awaitedPosition.current === undefined || awaitedPosition.current > from + count) return;
    focusRow(awaitedPosition.current)?.scrollIntoView({ block: 'nearest' });
    awaitedPosition.current = undefined;
  }, [from, count]);
  return (place) => {
    awaitedPosition.current = place;
  };
}

function focusRow(place: number): HTMLElement | null {
  const row = document.getElementById(rowId(place));
  row?.querySelector('a')?.focus({ preventScroll: true });
  return row;
}

/** A link to earlier pages, if the list does not start with the first page. */
function EarlierPages({ tab, search }: { tab: Tab; search: ParticipantsSearch }) {
  const t = useText();
  const { first } = parsePages(search);
  if (first === 1) return null;
  const steps = [
    { page: first - 1, name: t('action.previous') },
    { page: 1, name: t('screens.participants.fromStart') },
  ];
  return (
    <nav className="people-earlier" aria-label={t('screens.participants.pages')}>
      {steps.slice(first === 2 ? 1 : 0).map(({ page, name }) => (
        <Link
          key={page}
          to="/{-$locale}/participants/$tab"
          params={{ tab }}
          search={{ ...search, page: pagesText({ first: page, last: page }) }}
          hash=""
          preload={false}
          className="button"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
