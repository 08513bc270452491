import { Icon } from '@podium/ui';
import { pages } from '@podium/contract/pages';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { DayFacts, DayState, DayTitle } from './day-facts.tsx';
import type { NumberedDay } from '../day-groups.ts';

interface DayRowProps {
  day: NumberedDay;
  total: number;
  isToday: boolean;
}

/** A day on one line: its date, drawn as a calendar sheet and read out in full. */
export function DayRow({ day, total, isToday }: DayRowProps) {
  const t = useText();
  const { format } = useGames();
  const { item } = day;
  const chip = format.dayChip(item.day);
  return (
    <li className={isToday ? 'day-row is-today' : 'day-row'}>
      <span className="day-row-date" aria-hidden="true">
        <span suppressHydrationWarning>{chip.weekday}</span>
        <strong suppressHydrationWarning>{chip.day}</strong>
        <span suppressHydrationWarning>{chip.month}</span>
      </span>
      <span className="day-row-text">
        <RowLink path={pages.day(item.day)} className="unit-link day-row-title">
          <span className="visually-hidden" suppressHydrationWarning>
            {t('shared.labelled', { name: format.dateLong(item.day), value: '' })}
          </span>
          <DayTitle item={item} />
        </RowLink>
        <span className="text-second text-ink2">
          <DayFacts day={day} total={total} />
        </span>
      </span>
      <span className="day-row-state">
        <DayState item={item} />
        <Icon name="chevron" isSmall />
      </span>
    </li>
  );
}
