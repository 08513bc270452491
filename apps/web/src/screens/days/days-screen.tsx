import './days.css';
import { EmptyState, SegmentedLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ScheduleTabs } from '../../shared/program/schedule-tabs/schedule-tabs.tsx';
import { daysOf } from '../../shared/shell/games-time.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { groupDays } from './day-groups.ts';
import { DayRow } from './parts/day-row.tsx';
import { TodayCard } from './parts/today-card.tsx';
import type { DayGroup } from './day-groups.ts';
import type { DaysSearch } from './state.ts';

/** All days with their events: today large, then future days, then past ones; or by week or block. */
export function DaysScreen({ search }: { search: DaysSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games, today } = useGames();
  const { data: days } = useSuspenseQuery(queries.days(language));
  const { data: live } = useSuspenseQuery(queries.live(language));
  const gamesDays = daysOf(games);
  const groups = groupDays(days.items, search, today, gamesDays);
  const total = gamesDays.length;
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.days.title')}</h1>
        <DataAgeLine asOf={days.asOf} isLive={days.items.some(({ live }) => live > 0)} />
      </div>
      <ScheduleTabs current="days" />
      {days.items.some(({ competitionUnits }) => competitionUnits === 0) && <DaysToShow search={search} />}
      {groups.length === 0 && <EmptyState title={t('state.noEvents')} />}
      {groups.map((group) =>
        group.heading === 'today' ? (
          group.days.map((day) => (
            <TodayCard
              key={day.item.day}
              day={day}
              total={total}
              headlines={live.headlines.find((headline) => headline.day === day.item.day)?.items ?? []}
            />
          ))
        ) : (
          <section key={group.days[0]!.item.day}>
            <GroupTitle group={group} />
            <ol className="day-list">
              {group.days.map((day) => (
                <DayRow key={day.item.day} day={day} total={total} isToday={day.item.day === today} />
              ))}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}

function GroupTitle({ group: { heading, number } }: { group: DayGroup }) {
  const t = useText();
  const label = () => {
    if (heading === 'week' || heading === 'block') return t(`parts.program.${heading}`, { number: number ?? 0 });
    return heading === 'today' ? t('state.today') : t(`screens.days.${heading}`);
  };
  return <h2 className="section-title">{label()}</h2>;
}

function DaysToShow({ search }: { search: DaysSearch }) {
  const t = useText();
  const segment = (label: string, days: DaysSearch['days']) => (
    <Link
      to="/{-$locale}/schedule/days"
      search={{ ...search, days }}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={search.days === days ? 'true' : undefined}
      preload={false}
      resetScroll={false}
    >
      {label}
    </Link>
  );
  return (
    <div className="days-controls">
      <SegmentedLinks label={t('parts.program.days')}>
        {segment(t('parts.program.allDays'), undefined)}
        {segment(t('parts.program.eventDays'), 'event')}
      </SegmentedLinks>
    </div>
  );
}
