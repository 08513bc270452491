import { useQuery } from '@tanstack/react-query';
import { DayHeadlines } from '../../../shared/front/day-headlines.tsx';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';

/** Beside the list of today while no contest is chosen: its finals, those won last first. */
export function TodaysFinals() {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.live(language));
  if (!data) return null;
  const { total, won, items } = data.finals;
  return (
    <section className="todays-finals" aria-labelledby="finals-title">
      <div className="todays-finals-top games-ground">
        <h2 id="finals-title" className="text-row">
          {t('parts.front.finals', { count: total })}
        </h2>
        <p className="text-second text-ink2">{t('shared.progress', { done: won, total })}</p>
      </div>
      <DayHeadlines day={data.finals.day} finals={items} />
    </section>
  );
}
