import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { DayChipText } from '../../../shared/parts/day-chip-text.tsx';

/** All days of the Games as chips of two lines; the chosen one comes into view. */
export function DayChips({ day, discipline, venue, today }: DayChipsProps) {
  const t = useText();
  const { language } = usePage();
  const { data: days } = useSuspenseQuery(queries.days(language));
  return (
    <nav aria-label={t('screens.day.days')} className="day-chips">
      {days.items.map((item) => {
        const isOff = discipline !== undefined && !item.disciplines.includes(discipline);
        return (
          <Link
            key={item.day}
            to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
            params={{ day: item.day, discipline, venue: discipline ? venue : undefined }}
            search={discipline ? {} : { venue }}
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
/** Puts the chosen day into the middle of the strip, without moving the page. */
function bringIntoView(chosen: HTMLElement | null): void {
  const strip = chosen?.parentElement;
  if (!strip) return;
  const [own, whole] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += own.x - whole.x - (whole.width - own.width) / 2;
}

interface DayChipsProps {
  day: string;
  discipline?: string;
  venue?: string;
  today: string;
}
