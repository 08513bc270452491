import { FinalsStrip } from '../../../shared/services/front/finals-strip.tsx';
import { LiveCards } from '../../../shared/services/front/live-cards.tsx';
import { LiveLink } from '../../../shared/services/front/live-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import type { ScheduleLiveAnswer } from '@podium/contract';

const MAX_ROWS = 4;

/** Live contests and the finals of the day; if nothing is live, the next contests or the last results. */
export function LiveStrip({ live, today }: { live: ScheduleLiveAnswer; today: string }) {
  return (
    <div className="front-now">
      <LiveCards items={live.live}>
        <LiveLink count={live.live.length} />
      </LiveCards>
      <FinalsStrip finals={live.finals} />
      {live.live.length === 0 && <NextOrLatest live={live} today={today} />}
    </div>
  );
}

function NextOrLatest({ live, today }: { live: ScheduleLiveAnswer; today: string }) {
  const t = useText();
  const key = live.next.length > 0 ? 'next' : 'latest';
  const items = live[key];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className="home-section">
      <div className="front-top">
        <h2 id="next-title" className="front-title">
          {t(`screens.home.${key}`)}
        </h2>
        <RowLink path="/schedule/day" className="section-more front-more">
          {t('screens.home.wholeDay')}
        </RowLink>
      </div>
      <ul className="unit-list">
        {items.slice(0, MAX_ROWS).map((item) => (
          <UnitRow key={item.id} item={item} hasDay={item.day !== today} />
        ))}
      </ul>
    </section>
  );
}
