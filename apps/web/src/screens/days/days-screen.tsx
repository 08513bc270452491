import './days.css';
import { Badge, EmptyState, Icon, SegmentedLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FilterBox } from '../../shared/filters/filter-box.tsx';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { MedalDisc } from '../../shared/parts/medal-disc.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ScheduleTabs } from '../../shared/schedule-tabs/schedule-tabs.tsx';
import { useGames } from '../../shared/use-games.ts';
import { groupsOf } from './day-groups.ts';
import type { ScheduleDaysAnswer } from '@podium/contract';
import type { DayGroup } from './day-groups.ts';
import type { DaysSearch } from './state.ts';

/** All days with what happens and happened; today leads, or weeks or blocks in the order of the calendar. */
export function DaysScreen({ search }: { search: DaysSearch }) {
  const t = useText();
  const { language } = usePage();
  const { today } = useGames();
  const { data: days } = useSuspenseQuery(queries.days(language));
  const groups = groupsOf(days.items, search, today);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.days.title')}</h1>
        <DataAgeLine asOf={days.asOf} isLive={days.items.some(({ live }) => live > 0)} />
      </div>
      <ScheduleTabs current="days" />
      {days.items.length > 0 && <DaysControls search={search} />}
      {groups.length === 0 && <EmptyState title={t('state.noEvents')} />}
      {groups.map((group) => (
        <section key={group.days[0]!.item.day}>
          {search.show && <GroupTitle group={group} show={search.show} />}
          <ol className="day-list">
            {group.days.map(({ item, number }) => (
              <DayRow key={item.day} item={item} number={number} total={days.items.length} today={today} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function GroupTitle({ group: { number }, show }: { group: DayGroup; show: 'week' | 'block' }) {
  const t = useText();
  return (
    <h2 className="section-title">
      {number === undefined ? t('screens.days.rest') : t(`parts.programme.${show}`, { number: String(number) })}
    </h2>
  );
}

/** Needed by few: behind one button, so that today is in sight at once. */
function DaysControls({ search }: { search: DaysSearch }) {
  const t = useText();
  const segment = (label: string, wanted: DaysSearch, isChosen: boolean) => (
    <Link
      to="/{-$locale}/schedule/days"
      search={{ ...search, ...wanted }}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isChosen ? 'true' : undefined}
      preload={false}
      resetScroll={false}
    >
      {label}
    </Link>
  );
  return (
    <div className="filter-bar days-controls">
      <FilterBox count={Object.values(search).filter(Boolean).length}>
        <div className="filter-form">
          <SegmentedLinks label={t('parts.programme.label')}>
            {segment(t('screens.days.nextFirst'), { show: undefined }, !search.show)}
            {segment(t('parts.programme.weeks'), { show: 'week' }, search.show === 'week')}
            {segment(t('parts.programme.blocks'), { show: 'block' }, search.show === 'block')}
          </SegmentedLinks>
          <SegmentedLinks label={t('parts.programme.days')}>
            {segment(t('parts.programme.allDays'), { days: undefined }, !search.days)}
            {segment(t('parts.programme.eventDays'), { days: 'event' }, search.days === 'event')}
          </SegmentedLinks>
        </div>
      </FilterBox>
    </div>
  );
}

function DayRow({ item, number, total, today }: DayRowProps) {
  const t = useText();
  const { format } = useGames();
  const isToday = item.day === today;
  const chip = format.dayChip(item.day);
  const isDone = item.competitionUnits > 0 && item.finished >= item.competitionUnits;
  return (
    <li>
      <Link
        to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
        params={{ day: item.day, discipline: undefined, venue: undefined }}
        search={{}}
        className={isToday ? 'day-row is-today' : 'day-row'}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="day-row-date" aria-hidden="true">
          <span suppressHydrationWarning>{chip.weekday}</span>
          <strong suppressHydrationWarning>{chip.day}</strong>
          <span suppressHydrationWarning>{chip.month}</span>
        </span>
        <span className="day-row-text">
          <span className="day-row-title">
            {isToday && <span className="text-accent">{t('state.today')} · </span>}
            <span suppressHydrationWarning>{format.dateWithWeekday(item.day)}</span>
          </span>
          <span className="text-second text-ink2">
            {t('shared.dayNumber', { number, total })} · <DayContent item={item} />
          </span>
        </span>
        <span className="day-row-marks">
          {item.live > 0 && (
            <Badge tone="live" icon="dot">
              {t('shared.liveUnits', { count: item.live })}
            </Badge>
          )}
          {item.medalUnits > 0 && (
            <span className="day-row-medals">
              <MedalDisc medal="gold" count={item.medalUnits} isNameless />
              <span className="visually-hidden">{t('shared.medalUnits', { count: item.medalUnits })}</span>
            </span>
          )}
          {item.finished > 0 &&
            (isDone ? (
              <Badge tone="ok" icon="check">
                {t('status.FINISHED')}
              </Badge>
            ) : (
              <span className="num text-second text-ink2">
                {t('shared.progress', { done: item.finished, total: item.competitionUnits })}
              </span>
            ))}
          <Icon name="chevron" isSmall />
        </span>
      </Link>
    </li>
  );
}

function DayContent({ item }: { item: ScheduleDaysAnswer['items'][number] }) {
  const t = useText();
  if (item.competitionUnits > 0) {
    const units = t('shared.units', { count: item.competitionUnits });
    return `${units} · ${t('shared.sports', { count: item.disciplines.length })}`;
  }
  return item.units > 0 ? t('shared.activities', { count: item.units }) : t('screens.days.rest');
}

interface DayRowProps {
  item: ScheduleDaysAnswer['items'][number];
  number: number;
  total: number;
  today: string;
}
