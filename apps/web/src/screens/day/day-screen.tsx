import './day.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isFinished, isLive } from '../../shared/item-state.ts';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { useGames } from '../../shared/use-games.ts';
import { DayChips } from './parts/day-chips.tsx';
import { DayFilters } from './parts/day-filters.tsx';
import { DaySections } from './parts/day-sections.tsx';
import { ShowSegments } from './parts/show-segments.tsx';
import { listedItems, shownItems, splitEarlier } from './state.ts';
import type { DaySearch } from './state.ts';

export interface DayScreenProps {
  day: string;
  discipline?: string;
  venue?: string;
  show?: DaySearch['show'];
}

/** One day: what happens, what happened, and how it stands. */
export function DayScreen({ day, discipline, venue, show }: DayScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { games, format, today, now } = useGames();
  const { data } = useSuspenseQuery(queries.day(language, day, { discipline, venue }));
  const items = listedItems(data.items);
  const shown = shownItems(items, show);
  const isToday = day === today;
  const { earlier, rest } = isToday && !show ? splitEarlier(shown, now) : { earlier: [], rest: shown };
  const name = games.disciplines.find(({ key }) => key === discipline)?.name;
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title" suppressHydrationWarning>
          {name && (
            <>
              <Link to="/{-$locale}/discipline/$key" params={{ key: discipline! }} search={{}} className="link">
                <bdi>{name}</bdi>
              </Link>
              {' · '}
            </>
          )}
          {format.dateLong(day)}
        </h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <DayChips day={day} discipline={discipline} venue={venue} today={today} />
      <div className="day-controls">
        <ShowSegments
          show={show}
          counts={{ all: items.length, live: items.filter(isLive).length, finished: items.filter(isFinished).length }}
        />
        <DayFilters day={day} discipline={discipline} venue={venue} show={show} />
      </div>
      {shown.length === 0 ? (
        <EmptyDay show={show} isFiltered={!!discipline || !!venue} day={day} />
      ) : (
        <>
          {earlier.length > 0 && rest.length > 0 && (
            <details className="fold">
              <summary className="fold-summary">{t('screens.day.earlier', { count: earlier.length })}</summary>
              <DaySections items={earlier} discipline={discipline} />
            </details>
          )}
          <DaySections
            items={rest.length > 0 ? rest : shown}
            discipline={discipline}
            now={isToday && !show ? now : undefined}
          />
        </>
      )}
      <p className="text-second text-ink3">
        <bdi>{t('shared.zone', { zone: games.timeZone.replaceAll('_', ' ') })}</bdi>
      </p>
    </div>
  );
}

function EmptyDay({ show, isFiltered, day }: { show?: DaySearch['show']; isFiltered: boolean; day: string }) {
  const t = useText();
  const title =
    show === 'live' ? t('screens.day.emptyLive') : show ? t('screens.day.emptyFinished') : t('state.noEvents');
  const isNarrowed = isFiltered || show !== undefined;
  return (
    <EmptyState title={isFiltered && !show ? t('state.noMatch') : title}>
      {isNarrowed && (
        <Link
          to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
          params={{ day, discipline: undefined, venue: undefined }}
          search={{}}
          className="button"
        >
          {t('action.clear')}
        </Link>
      )}
    </EmptyState>
  );
}
