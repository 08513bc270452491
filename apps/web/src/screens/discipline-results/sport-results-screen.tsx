import { EmptyState, Pagination } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { eventChoices, gendersOf, knownEvent } from '../../shared/program/discipline-shell/event-choices.ts';
import { FilterForm } from '../../shared/program/discipline-shell/filter-form.tsx';
import { RowsPerPage } from '../../shared/elements/parts/rows-per-page.tsx';
import { UnitRow } from '../../shared/elements/parts/unit-row.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { readSportResultsSearch, defaultPageSize } from './search.ts';
import { pageOfDays, countPages, sportResults } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { SportResultsSearch } from './search.ts';

interface SportResultsScreenProps {
  disciplineKey: string;
  search: SportResultsSearch;
}

const address = '/{-$locale}/discipline/$key/results' as const;

export function SportResultsScreen({ disciplineKey, search }: SportResultsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const navigate = useNavigate();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, { key: disciplineKey }));
  const { data } = useSuspenseQuery(queries.disciplineSchedule(language, { key: disciplineKey }));
  const event = knownEvent(discipline.eventList, search.event);
  const { gender, size = defaultPageSize } = search;
  const { live, finished, next } = sportResults(data.items, { event: event?.id, gender });
  const pages = countPages(finished.length, size);
  const page = Math.min(search.page ?? 1, pages);
  const params = { key: disciplineKey };
  const isFiltered = event !== undefined || gender !== undefined;
  return (
    <DisciplineShell
      disciplineKey={disciplineKey}
      current="results"
      title={t('parts.discipline-shell.page.results')}
      asOf={data.asOf}
    >
      <FilterForm
        fields={[
          {
            name: 'event',
            label: t('parts.discipline-shell.event'),
            value: event?.id,
            allLabel: t('parts.discipline-shell.allEvents'),
            options: eventChoices(discipline.eventList, gender),
          },
          {
            name: 'gender',
            label: t('parts.discipline-shell.gender'),
            value: gender,
            allLabel: t('parts.discipline-shell.allGenders'),
            options: gendersOf(discipline.eventList).map((value) => ({ value, label: t(`gender.${value}`) })),
          },
        ]}
        onChange={(name, value) =>
          void navigate({
            to: address,
            params,
            search: readSportResultsSearch({ event: event?.id, gender, size: search.size, [name]: value }),
            resetScroll: false,
          })
        }
      />
      {live.length > 0 && (
        <section>
          <h2 className="section-title">
            <span className="live-dot" />
            {t('screens.discipline-results.live')}
          </h2>
          <Lines items={live} />
        </section>
      )}
      {pageOfDays(finished, page, size).map(({ day, items }) => (
        <section key={day}>
          <h2 className="section-title" suppressHydrationWarning>
            {format.capital(format.dateWithWeekday(day))}
          </h2>
          <Lines items={items} />
        </section>
      ))}
      {finished.length + live.length === 0 && (
        <EmptyState icon="results" title={isFiltered ? t('state.noMatch') : t('state.noResults')}>
          {next?.start && (
            <p suppressHydrationWarning>
              {t('screens.discipline-results.firstAt', { time: format.dateTime(next.start) })}
            </p>
          )}
          {isFiltered && (
            <Link to={address} params={params} search={{}} className="button">
              {t('action.clear')}
            </Link>
          )}
        </EmptyState>
      )}
      <Pagination
        label={t('parts.discipline-shell.pagesOfList')}
        page={page}
        pages={pages}
        previous={t('action.previous')}
        next={t('action.next')}
        link={(number, name, isCurrent) => (
          <Link
            to={address}
            params={params}
            search={{ event: event?.id, gender, size: search.size, page: number > 1 ? number : undefined }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'page' : undefined}
            preload={false}
          >
            {name}
          </Link>
        )}
      />
      <RowsPerPage
        size={size}
        total={finished.length}
        link={(pageSize, name, isCurrent) => (
          <Link
            to={address}
            params={params}
            search={{ event: event?.id, gender, size: pageSize === defaultPageSize ? undefined : pageSize }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'true' : undefined}
            preload={false}
            resetScroll={false}
          >
            {name}
          </Link>
        )}
      />
    </DisciplineShell>
  );
}

function Lines({ items }: { items: ScheduleItemAnswer[] }) {
  return (
    <ul className="unit-list">
      {items.map((item) => (
        <UnitRow key={item.id} item={item} isWithinDiscipline />
      ))}
    </ul>
  );
}
