import { DayHeadlines } from '../../../shared/services/front/day-headlines.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DaySentence } from './day-story.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { DayFinals } from '../program.ts';

interface DaysFinalsProps {
  day: string;
  finals: DayFinals;
  dayItems: readonly ScheduleItemAnswer[];
}

/** The finals of the day, next to the list while no contest is selected. */
export function DaysFinals({ day, finals: { total, won, items }, dayItems }: DaysFinalsProps) {
  const t = useText();
  return (
    <section className="days-finals" aria-labelledby="days-finals-title">
      <div className="days-finals-top dark-field">
        <h2 id="days-finals-title" className="text-row">
          {t('screens.day.finals', { count: total })}
        </h2>
        <p className="text-second text-ink2">{t('shared.progress', { done: won, total })}</p>
        <DaySentence day={day} items={dayItems} />
      </div>
      <DayHeadlines day={day} finals={items} />
    </section>
  );
}
