import './participants.css';
import './parts/people-tools.css';
import { EmptyState, ErrorState, TabLinks } from '@podium/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo } from 'react';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { FollowedFold } from './parts/followed-fold.tsx';
import { ParticipantFilters } from './parts/participant-filters.tsx';
import { PeopleList } from './parts/people-list.tsx';
import { TableSkeleton } from './parts/table-skeleton.tsx';
import { useTyped } from './parts/use-typed.ts';
import { activeFilters, participantsFilter, searchFor } from './filter.ts';
import { tabs } from './state.ts';
import type { ParticipantsAnswer } from '@podium/contract';
import type { ParticipantsSearch, Tab } from './state.ts';

/** Search and lists of all participants: athletes, delegations, teams. */
export function ParticipantsScreen({ tab, search }: { tab: Tab; search: ParticipantsSearch }) {
  const t = useText();
  const { q: _q, page: _page, ...otherSearch } = search;
  return (
    <div className="screen people-screen">
      <h1 className="people-title text-title">{t('screens.participants.title')}</h1>
      <TabLinks label={t('screens.participants.title')}>
        {tabs.map((option) => (
          <Link
            key={option}
            to="/{-$locale}/participants/$tab"
            params={{ tab: option }}
            search={searchFor(option, otherSearch)}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={option === tab ? 'page' : undefined}
            preload={false}
          >
            {t(`screens.participants.${option}`)}
          </Link>
        ))}
      </TabLinks>
      <TabBody key={tab} tab={tab} search={search} />
    </div>
  );
}

function TabBody({ tab, search }: { tab: Tab; search: ParticipantsSearch }) {
  const t = useText();
  const { language } = usePage();
  const [currentSearch, setTyped] = useTyped(search);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queries.participants(language, participantsFilter(tab, currentSearch)),
    placeholderData: keepPreviousData,
  });
  const hasFailed = isError && (!data || isPlaceholderData);
  // The rows may load after the letter was selected, and in chunks.
  const query = useMemo(() => ({ search: currentSearch, data }), [currentSearch, data]);
  const deferredQuery = useDeferredValue(query);
  return (
    <div className="people-page">
      <div className="people-tools">
        <ParticipantFilters tab={tab} search={currentSearch} onType={setTyped} />
        <FollowedFold tab={tab} />
      </div>
      <div className="people-found" data-tables="">
        <Summary tab={tab} search={currentSearch} data={hasFailed ? undefined : data} isLoading={!hasFailed} />
        {hasFailed ? (
          <ErrorState
            title={t('screens.participants.loadError')}
            text={t('state.tryLater')}
            retryLabel={t('action.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Found tab={tab} {...deferredQuery} isOld={isPlaceholderData || deferredQuery !== query} />
        )}
      </div>
    </div>
  );
}

interface SummaryProps {
  tab: Tab;
  search: ParticipantsSearch;
  data?: ParticipantsAnswer;
  isLoading: boolean;
}

/** The number of results, and the age of the data. */
function Summary({ tab, search, data, isLoading }: SummaryProps) {
  const t = useText();
  return (
    <div className="people-summary">
      <output className="people-total">
        {data
          ? t(`screens.participants.${tab}Count`, { count: data.total, groups: data.groups })
          : isLoading && t('state.loading')}
      </output>
      {(activeFilters(tab, search) > 0 || search.q) && <ClearLink tab={tab} isQuiet />}
      <DataAgeLine asOf={data?.asOf ?? null} />
      {data && data.total > 0 && <TableTools fileName={tab} />}
    </div>
  );
}

function ClearLink({ tab, isQuiet = false }: { tab: Tab; isQuiet?: boolean }) {
  const t = useText();
  return (
    <Link
      to="/{-$locale}/participants/$tab"
      params={{ tab }}
      search={{}}
      preload={false}
      resetScroll={false}
      className={isQuiet ? 'link clear-link' : 'button'}
    >
      {t('action.clear')}
    </Link>
  );
}

interface ResultsProps {
  tab: Tab;
  search: ParticipantsSearch;
  data?: ParticipantsAnswer;
  isOld: boolean;
}

const Found = memo(function Found({ tab, search, data, isOld }: ResultsProps) {
  const t = useText();
  if (!data) return <TableSkeleton />;
  const isNarrowed = activeFilters(tab, search) > 0 || search.q !== undefined;
  if (data.total === 0) {
    return (
      <EmptyState
        icon={isNarrowed ? 'search' : 'people'}
        title={isNarrowed ? t('state.noMatch') : t('screens.participants.empty')}
      >
        {isNarrowed ? <ClearLink tab={tab} /> : <p>{t('screens.participants.emptyHint')}</p>}
      </EmptyState>
    );
  }
  return <PeopleList tab={tab} search={search} data={data} isOld={isOld} />;
});
