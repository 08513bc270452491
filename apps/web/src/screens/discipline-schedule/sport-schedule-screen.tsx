import { EmptyState, Icon, SegmentedLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DayStrip } from '../../shared/program/discipline-shell/day-strip.tsx';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { UnitRow } from '../../shared/elements/parts/unit-row.tsx';
import { endedByClock } from '../../shared/elements/item-state.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { tabs } from './search.ts';
import { initialDay, groupItems, shownDays, splitAtNow } from './state.ts';
import type { ScheduleTab } from './search.ts';
import type { ItemGroup } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

interface SportScheduleScreenProps {
  disciplineKey: string;
  tab: ScheduleTab;
  day?: string;
}

/** The schedule of a sport by day, event or venue, including training and meetings. */
export function SportScheduleScreen({ disciplineKey, tab, day }: SportScheduleScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { format, today, now } = useGames();
  const { data } = useSuspenseQuery(queries.disciplineSchedule(language, { key: disciplineKey }));
  const days = shownDays(data.items);
  const selectedDay = day ?? (tab === 'days' ? initialDay(days, today) : undefined);
  const items = days
    .filter((day) => !selectedDay || day.day === selectedDay)
    .flatMap((day) => endedByClock(day.items, now));
  const to = '/{-$locale}/discipline/$key/schedule/$tab/{-$day}' as const;
  return (
    <DisciplineShell
      disciplineKey={disciplineKey}
      current="schedule"
      title={t('parts.discipline-shell.page.schedule')}
      asOf={data.asOf}
    >
      <SegmentedLinks label={t('screens.discipline-schedule.views')}>
        {tabs.map((name) => (
          <Link
            key={name}
            to={to}
            params={{ key: disciplineKey, tab: name, day }}
            search={{}}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`screens.discipline-schedule.${name}`)}
          </Link>
        ))}
      </SegmentedLinks>
      <DayStrip
        label={t('parts.discipline-shell.days')}
        days={days.map((day) => day.day)}
        today={today}
        chosen={selectedDay}
        allLabel={tab === 'days' ? undefined : t('screens.discipline-schedule.allDays')}
        link={(day, props, children) => (
          <Link
            key={day ?? 'all'}
            to={to}
            params={{ key: disciplineKey, tab, day }}
            search={{}}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...props}
          >
            {children}
          </Link>
        )}
      />
      {days.length === 0 && (
        <EmptyState title={t('state.noEvents')}>
          <p>{t('screens.discipline-schedule.emptyHint')}</p>
        </EmptyState>
      )}
      {days.length > 0 && items.length === 0 && (
        <EmptyState title={t('screens.discipline-schedule.noneOnDay')}>
          <Link
            to={to}
            params={{ key: disciplineKey, tab, day: undefined }}
            search={{}}
            className="button"
            activeOptions={{ exact: true }}
          >
            {t('action.clear')}
          </Link>
        </EmptyState>
      )}
      {items.length > 0 && tab === 'days' && selectedDay && (
        <section>
          <h2 className="section-title" suppressHydrationWarning>
            {format.capital(format.dateWithWeekday(selectedDay))}
          </h2>
          {selectedDay === today ? <TodayItems items={items} /> : <Items items={items} />}
        </section>
      )}
      {items.length > 0 && tab !== 'days' && (
        <Groups groups={groupItems(items, tab === 'events' ? 'event' : 'venue')} tab={tab} isOpen={!!selectedDay} />
      )}
    </DisciplineShell>
  );
}

/** Today's items from the current time on: finished ones are collapsed above. */
function TodayItems({ items }: { items: ScheduleItemAnswer[] }) {
  const t = useText();
  const { over, ahead } = splitAtNow(items);
  return (
    <>
      {over.length > 0 && (
        <details className="fold">
          <summary className="fold-summary">
            <span className="fill">{t('screens.discipline-schedule.earlier', { count: over.length })}</span>
            <Icon name="down" isSmall />
          </summary>
          <div className="fold-body">
            <Items items={over} />
          </div>
        </details>
      )}
      <Items items={ahead} />
    </>
  );
}

function Items({ items, hasDay = false }: { items: ScheduleItemAnswer[]; hasDay?: boolean }) {
  return (
    <ul className="unit-list">
      {items.map((item) => (
        <UnitRow key={item.id} item={item} isWithinDiscipline hasDay={hasDay} />
      ))}
    </ul>
  );
}

/** Groups are open for a single day, and collapsed for all days, when they are long. */
function Groups({ groups, tab, isOpen }: { groups: ItemGroup[]; tab: 'events' | 'venues'; isOpen: boolean }) {
  const t = useText();
  const { format } = useGames();
  const nameless = t(tab === 'events' ? 'screens.discipline-schedule.noEvent' : 'screens.discipline-schedule.noVenue');
  if (isOpen || groups.length === 1) {
    return groups.map(({ id, name, items }) => (
      <section key={id}>
        <h2 className="section-title">{name === null ? nameless : <bdi>{name}</bdi>}</h2>
        <Items items={items} hasDay={!isOpen} />
      </section>
    ));
  }
  return (
    <ul className="fold-list">
      {groups.map(({ id, name, items }) => (
        <li key={id}>
          <details className="fold">
            <summary className="fold-summary">
              <span className="main-part">{name === null ? nameless : <bdi>{name}</bdi>}</span>
              <span className="num text-second plain text-ink2">{format.number(items.length)}</span>
              <Icon name="down" isSmall />
            </summary>
            <div className="fold-body">
              <Items items={items} hasDay />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
