import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { bringIntoView } from '../../../shared/elements/parts/bring-into-view.ts';
import { DayChipText } from '../../../shared/elements/parts/day-chip-text.tsx';
import type { DaySearch } from '../state.ts';

/** All days of the Games as two-line chips; the chosen one is scrolled into view. */
export function DayChips({ day, search, today }: DayChipsProps) {
  const t = useText();
  const { language } = usePage();
  const { data: days } = useSuspenseQuery(queries.days(language));
  const { discipline, venue, show: _show, unit: _unit, ...otherSearch } = search;
  return (
    <nav aria-label={t('screens.day.days')} className="day-chips">
      {days.items.map((item) => {
        const isOff = discipline !== undefined && !item.disciplines.includes(discipline);
        return (
          <Link
            key={item.day}
            to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
            params={{ day: item.day, discipline, venue: discipline ? venue : undefined }}
            search={{ ...otherSearch, venue: discipline ? undefined : venue }}
            preload={false}
            ref={item.day === day ? bringIntoView : undefined}
            className={`day-chip${item.day === today ? ' is-today' : ''}${isOff || item.units === 0 ? ' is-off' : ''}`}
            aria-current={item.day === day ? 'page' : undefined}
          >
            <DayChipText day={item.day} isToday={item.day === today} />
            {item.live > 0 && <span className="day-chip-live" />}
          </Link>
        );
      })}
    </nav>
  );
}

interface DayChipsProps {
  day: string;
  search: DaySearch;
  today: string;
}
