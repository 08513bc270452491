import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/page-context.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import type { ScheduleLiveAnswer } from '@podium/contract';

const MOST_ROWS = 4;

/** What is live now; where nothing is, what comes next; where nothing does, what happened last. */
export function LiveStrip({ live, today }: { live: ScheduleLiveAnswer; today: string }) {
  const t = useText();
  const key = live.live.length > 0 ? 'live' : live.next.length > 0 ? 'next' : 'latest';
  const items = live[key];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="live-title" className="home-section">
      <h2 id="live-title" className="section-title">
        {key === 'live' && <span className="live-dot" aria-hidden="true" />}
        {t(`screens.home.${key}`)}
      </h2>
      <ul className="unit-list">
        {items.slice(0, MOST_ROWS).map((item) => (
          <UnitRow key={item.id} item={item} hasDay={item.day !== today} />
        ))}
      </ul>
      <Link to="/{-$locale}/schedule/day" search={{}} className="button home-more">
        {t('screens.home.wholeDay')}
      </Link>
    </section>
  );
}
