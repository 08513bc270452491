import { Badge, Icon } from '@podium/ui';
import { daysOf } from '../../../shared/shell/games-time.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { isCompetition } from '../../../shared/elements/item-filter.ts';
import { gapAfter, sessionsOf } from '../../../shared/program/sessions.ts';
import { weekOf } from '../../../shared/program/weeks.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { DisciplinesSearch } from '../state.ts';

interface ProgramDay {
  day: string;
  items: ScheduleItemAnswer[];
}

interface ProgramDaysProps {
  days: ProgramDay[];
  show: DisciplinesSearch['show'];
  isFiltered: boolean;
}

/** Days below the heading of their week, or split into blocks; the next day is expanded. */
export function ProgramDays({ days, show, isFiltered }: ProgramDaysProps) {
  const t = useText();
  const { games, today } = useGames();
  const allDays = daysOf(games);
  const next = (days.find(({ day }) => day >= today) ?? days.at(-1))?.day;
  const weeks = ([1, 2] as const)
    .map((number) => ({ number, days: days.filter(({ day }) => weekOf(day, allDays) === number) }))
    .filter((week) => week.days.length > 0);
  const fold = (day: ProgramDay) => (
    <DayFold key={day.day} day={day} show={show} isOpen={isFiltered || day.day === next || days.length <= 2} />
  );
  if (show === 'block') return <div className="program-days">{days.map(fold)}</div>;
  return weeks.map((week) => (
    <section key={week.number} className="program-days">
      <h3 className="program-week">{t('parts.program.week', { number: week.number })}</h3>
      {week.days.map(fold)}
    </section>
  ));
}

function DayFold({ day: { day, items }, show, isOpen }: DayFoldProps) {
  const t = useText();
  const { games, format, today } = useGames();
  const Heading = show === 'block' ? 'h3' : 'h4';
  return (
    <details className={day < today ? 'fold program-day is-past' : 'fold program-day'} open={isOpen}>
      <summary className="fold-summary">
        <Heading className="main-part" suppressHydrationWarning>
          {format.capital(format.dateWithWeekday(day))}
        </Heading>
        {day === today && <Badge tone="info">{t('state.today')}</Badge>}
        <span className="num text-second plain text-ink2">{format.number(items.length)}</span>
        <Icon name="down" isSmall />
      </summary>
      <div className="fold-body">
        {show === 'block' ? (
          sessionsOf(items, games.timeZone).map(({ part, venue, items: sessionItems }) => (
            <section key={`${part} ${venue?.id}`}>
              <h4 className="program-session">
                {t(`parts.program.${part}`)}
                {venue && (
                  <span className="program-venue">
                    <bdi>{venue.name}</bdi>
                  </span>
                )}
              </h4>
              <DayItems items={sessionItems} />
            </section>
          ))
        ) : (
          <DayItems items={items} />
        )}
      </div>
    </details>
  );
}
interface DayFoldProps {
  day: ProgramDay;
  show: DisciplinesSearch['show'];
  isOpen: boolean;
}

function DayItems({ items }: { items: ScheduleItemAnswer[] }) {
  return (
    <ul className="unit-list">
      {items.map((item, index) => (
        <UnitRow
          key={item.id}
          item={item}
          isWithinDiscipline
          note={<UntilNote item={item} gap={gapAfter(item, items.slice(index + 1))} />}
        />
      ))}
    </ul>
  );
}

/** The end of an item, and the gap until the next one at the same place. */
function UntilNote({ item, gap }: { item: ScheduleItemAnswer; gap: number | undefined }) {
  const t = useText();
  const { dayAt, timeOn } = useGames();
  if (!item.end || item.isStartHidden || item.status === 'POSTPONED') return null;
  const minutes = gap === undefined ? 0 : gap % 60;
  return (
    <span className="unit-until">
      {isCompetition(item) && <span>{t('shared.until', { time: timeOn(item.end, dayAt(item.start, item.day)) })}</span>}
      {gap !== undefined && (
        <span>
          {gap < 60
            ? t('screens.disciplines.gap', { minutes: gap })
            : t('screens.disciplines.longGap', { hours: Math.floor(gap / 60), minutes })}
        </span>
      )}
    </span>
  );
}
