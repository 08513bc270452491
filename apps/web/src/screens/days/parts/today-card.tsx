import { pages } from '@podium/contract/pages';
import { Icon } from '@podium/ui';
import { DayHeadlines } from '../../../shared/services/front/day-headlines.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { DayFacts, DayState, DayTitle } from './day-facts.tsx';
import type { DayFinal } from '@podium/contract';
import type { NumberedDay } from '../day-groups.ts';

interface TodayCardProps {
  day: NumberedDay;
  total: number;
  headlines: readonly DayFinal[];
}

/** Today: its progress, and the latest winner or the next decision. */
export function TodayCard({ day, total, headlines }: TodayCardProps) {
  const t = useText();
  const { format } = useGames();
  const { item } = day;
  return (
    <section className="day-today" aria-labelledby="today-title">
      <div className="day-today-top games-ground">
        <h2 id="today-title">
          <span className="day-today-word">{t('state.today')}</span>
          <RowLink path={pages.day(item.day)} className="day-today-date">
            <span suppressHydrationWarning>{format.capital(format.dateWithWeekday(item.day))}</span>
            <Icon name="chevron" isSmall />
          </RowLink>
        </h2>
        <p className="day-today-facts">
          <strong>
            <DayTitle item={item} />
          </strong>
          <DayState item={item} />
        </p>
        <p className="text-second text-ink2">
          <DayFacts day={day} total={total} />
        </p>
      </div>
      <DayHeadlines day={item.day} finals={headlines} />
    </section>
  );
}
