import './days.css';
import { Badge, EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { MedalDisc } from '../../shared/parts/medal-disc.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { useGames } from '../../shared/use-games.ts';
import type { ScheduleDaysAnswer } from '@podium/contract';

/** All days with what happens and happened; today leads, what is over stands below what comes. */
export function DaysScreen() {
  const t = useText();
  const { language } = usePage();
  const { today } = useGames();
  const { data: days } = useSuspenseQuery(queries.days(language));
  const numbered = days.items.map((item, index) => ({ item, number: index + 1 }));
  const coming = numbered.filter(({ item }) => item.day >= today);
  const past = numbered.filter(({ item }) => item.day < today).reverse();
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.days.title')}</h1>
        <DataAgeLine asOf={days.asOf} />
      </div>
      {numbered.length === 0 ? (
        <EmptyState title={t('state.noEvents')} />
      ) : (
        <ol className="day-list">
          {[...coming, ...past].map(({ item, number }) => (
            <DayRow key={item.day} item={item} number={number} total={numbered.length} today={today} />
          ))}
        </ol>
      )}
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
