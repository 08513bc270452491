import './day.css';
import { printPaths } from '@podium/contract/print-paths';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useContestNews } from '../../shared/program/use-contest-news.ts';
import { TwoPanes } from '../../shared/services/beside/two-panes.tsx';
import { endedByClock, isFinished, isLive } from '../../shared/elements/item-state.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PrintLink } from '../../shared/elements/print/print-link.tsx';
import { countFilters, matchesFilter } from '../../shared/elements/item-filter.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { filterItems, listDelegations, listedItems, shownItems } from './day-items.ts';
import { DayChips } from './parts/day-chips.tsx';
import { DaysFinals } from './parts/days-finals.tsx';
import { DayFilters } from './parts/day-filters.tsx';
import { DayProgram } from './parts/day-program.tsx';
import { DaySections } from './parts/day-sections.tsx';
import { MySections } from './parts/my-sections.tsx';
import { ShowSegments } from './parts/show-segments.tsx';
import { SetFilters } from './parts/set-filters.tsx';
import { SportSections } from './parts/sport-sections.tsx';
import { dayFinals } from './program.ts';
import { DOT } from '../../shared/elements/dot.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { DaySearch } from './state.ts';

interface DayScreenProps {
  day: string;
  /** The path contains the day too. */
  search: DaySearch;
}

/** Number of finals that fit in the pane next to the list. */
const sideFinals = { won: 20, open: 20 };

/** One day: upcoming, live and finished items with their results. */
export function DayScreen({ day, search }: DayScreenProps) {
  const { language } = usePage();
  const { games, format, today, now } = useGames();
  const { discipline, venue, delegation, show } = search;
  const { data } = useSuspenseQuery(queries.day(language, { day, discipline, venue, delegation }));
  useContestNews(`day ${day}`, data, data.items);
  const navigate = useNavigate({ from: '/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}' });
  const dayItems = endedByClock(listedItems(data.items), now);
  const items = dayItems.filter((item) =>
    matchesFilter(item, { gender: search.gender, type: search.type, medal: search.medal }),
  );
  const finals = dayFinals(items, sideFinals);
  const name = games.disciplines.find(({ key }) => key === discipline)?.name;
  return (
    <div className="screen day-page">
      <div className="screen-top">
        <h1 className="low-title" suppressHydrationWarning>
          {name && (
            <>
              <Link to="/{-$locale}/discipline/$key" params={{ key: discipline! }} search={{}} className="link">
                <bdi>{name}</bdi>
              </Link>
              {DOT}
            </>
          )}
          {name ? format.dateWithWeekday(day) : format.capital(format.dateWithWeekday(day))}
        </h1>
        <DataAgeLine asOf={data.asOf} isLive={items.some(isLive)} />
      </div>
      <DayChips day={day} search={search} today={today} />
      <div className="day-controls">
        <DayFilters day={day} search={search} items={dayItems}>
          <ShowSegments
            show={show}
            counts={{ all: items.length, live: items.filter(isLive).length, finished: items.filter(isFinished).length }}
          />
        </DayFilters>
        {dayItems.length > 0 && <PrintLink path={printPaths.schedule(day, { discipline, delegation })} />}
      </div>
      <SetFilters day={day} search={search} delegations={listDelegations(data.items)} />
      <TwoPanes
        asked={search.unit}
        chosen={filterItems(items, search.unit)}
        onChoose={(unit) => void navigate({ search: (now) => ({ ...now, unit }), resetScroll: false, replace: true })}
        instead={finals.total > 0 && <DaysFinals day={day} finals={finals} dayItems={items} />}
      >
        <DayBody day={day} search={search} items={items} now={day === today ? now : undefined} isPast={day < today} />
      </TwoPanes>
    </div>
  );
}

interface DayBodyProps extends DayScreenProps {
  items: ScheduleItemAnswer[];
  /** Set only on the current day. */
  now: Date | undefined;
  isPast: boolean;
}

function DayBody({ day, search, items, now, isPast }: DayBodyProps) {
  const { discipline, show } = search;
  if (show === 'mine') return <MySections day={day} items={items} discipline={discipline} now={now} />;
  const visibleItems = shownItems(items, show);
  if (visibleItems.length === 0) return <EmptyDay day={day} search={search} />;
  if (isPast) return <SportSections day={day} items={visibleItems} isOneSport={discipline !== undefined} />;
  if (show) return <DaySections items={visibleItems} discipline={discipline} />;
  return <DayProgram day={day} items={visibleItems} isOneSport={discipline !== undefined} now={now} />;
}

function EmptyDay({ day, search: { show, tz, unit: _unit, ...filters } }: DayScreenProps) {
  const t = useText();
  const isFiltered = countFilters(filters) > 0;
  const title =
    show === 'live' ? t('screens.day.emptyLive') : show ? t('screens.day.emptyFinished') : t('state.noEvents');
  const isNarrowed = isFiltered || show !== undefined;
  return (
    <EmptyState title={isFiltered && !show ? t('state.noMatch') : title}>
      {isNarrowed && (
        <Link
          to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
          params={{ day, discipline: undefined, venue: undefined }}
          search={{ tz }}
          className="button"
        >
          {t('action.clear')}
        </Link>
      )}
    </EmptyState>
  );
}
