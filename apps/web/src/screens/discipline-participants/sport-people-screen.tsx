import './sport-people.css';
import { EmptyState, ErrorState, Pagination, SegmentedLinks } from '@podium/ui';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { RowsPerPage } from '../../shared/elements/parts/rows-per-page.tsx';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { PeopleFilters } from './parts/people-filters.tsx';
import { PeopleTable } from './parts/people-table.tsx';
import { shortNames } from './short-names.ts';
import { defaultPageSize } from './search.ts';
import { isNarrowed, peopleFilter } from './state.ts';
import type { PeopleSearch } from './search.ts';

interface SportPeopleScreenProps {
  disciplineKey: string;
  search: PeopleSearch;
}

const address = '/{-$locale}/discipline/$key/participants' as const;

export function SportPeopleScreen({ disciplineKey, search }: SportPeopleScreenProps) {
  const t = useText();
  const { language, definition } = usePage();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, { key: disciplineKey }));
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queries.participants(language, peopleFilter(disciplineKey, search)),
    placeholderData: keepPreviousData,
  });
  const params = { key: disciplineKey };
  const { kind = 'athletes' } = search;
  return (
    <DisciplineShell
      disciplineKey={disciplineKey}
      current="participants"
      title={t('parts.discipline-shell.page.participants')}
      asOf={data?.asOf ?? discipline.asOf}
    >
      <SegmentedLinks label={t('screens.discipline-participants.kinds')}>
        {(['athletes', 'teams'] as const).map((tab) => (
          <Link
            key={tab}
            to={address}
            params={params}
            search={{ ...search, kind: tab === 'teams' ? tab : undefined, page: undefined }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={tab === kind ? 'true' : undefined}
            preload={false}
            resetScroll={false}
          >
            {t(`screens.discipline-participants.${tab}`)}
          </Link>
        ))}
      </SegmentedLinks>
      <PeopleFilters discipline={discipline} search={search} />
      {isError && (!data || isPlaceholderData) ? (
        <ErrorState
          title={t('state.loadError')}
          text={t('state.tryLater')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        data && (
          <div className="sport-people-found" data-tables="">
            <div className="list-bar">
              <output className="text-second text-ink2">
                {t(`screens.discipline-participants.${kind}Count`, { count: data.total })}
              </output>
              {data.total > 0 && <TableTools fileName={`${kind}-${disciplineKey}`} />}
            </div>
            {data.total === 0 ? (
              <EmptyState
                icon="people"
                title={isNarrowed(search) ? t('state.noMatch') : t('screens.discipline-participants.empty')}
              >
                {isNarrowed(search) ? (
                  <Link to={address} params={params} search={{ kind: search.kind }} className="button">
                    {t('action.clear')}
                  </Link>
                ) : (
                  <p>{t('screens.discipline-participants.emptyHint')}</p>
                )}
              </EmptyState>
            ) : (
              <PeopleTable
                kind={kind}
                rows={data.items}
                eventNames={shortNames(discipline.eventList, definition.intl)}
                event={search.event}
                isOld={isPlaceholderData}
              />
            )}
            <Pagination
              label={t('parts.discipline-shell.pagesOfList')}
              page={data.page}
              pages={Math.ceil(data.total / data.pageSize)}
              previous={t('action.previous')}
              next={t('action.next')}
              link={(number, name, isCurrent) => (
                <Link
                  to={address}
                  params={params}
                  search={{ ...search, page: number > 1 ? number : undefined }}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={isCurrent ? 'page' : undefined}
                  preload={false}
                >
                  {name}
                </Link>
              )}
            />
            <RowsPerPage
              size={data.pageSize}
              total={data.total}
              link={(size, name, isCurrent) => (
                <Link
                  to={address}
                  params={params}
                  search={{ ...search, size: size === defaultPageSize ? undefined : size, page: undefined }}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={isCurrent ? 'true' : undefined}
                  preload={false}
                  resetScroll={false}
                >
                  {name}
                </Link>
              )}
            />
          </div>
        )
      )}
    </DisciplineShell>
  );
}
