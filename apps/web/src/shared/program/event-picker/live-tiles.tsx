import './event-picker.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemWords, leadersOf } from '../../elements/item-state.ts';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { SideScore } from '../../elements/parts/side-score.tsx';
import { DOT } from '../../elements/dot.ts';
import { useFollows } from '../../reader/follows.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { byImportance } from '../importance.ts';
import { liveEvents } from './live-events.ts';
import type { EventAddress } from './event-picker.tsx';
import type { LiveEvent } from './live-events.ts';

/** Live events come first, because most readers look for them; each has the score of its most important contest. */
export function LiveTiles({ to }: { to: EventAddress }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.live(language));
  const events = liveEvents(data?.live ?? [], byImportance(data?.live ?? [], useFollows()));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="live-events">
      <h2 id="live-events" className="section-title">
        <span className="live-dot" aria-hidden="true" />
        {t('parts.front.live')}
      </h2>
      <ul className="live-tiles">
        {events.map((live) => (
          <li key={live.event.id}>
            <LiveTile to={to} live={live} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LiveTile({ to, live: { event, key, sport, contest } }: { to: EventAddress; live: LiveEvent }) {
  return (
    <Link to={to} search={{ discipline: key, event: event.id }} preload={false} className="live-tile">
      <DisciplineSign disciplineKey={key} />
      <span className="live-tile-title">
        <bdi>{event.name}</bdi>
      </span>
      <span className="live-tile-sport">
        <bdi>{[sport, itemWords(contest).part].filter(Boolean).join(DOT)}</bdi>
      </span>
      <span className="live-tile-moment">
        <StatusBadge status={contest.status} moment={contest.moment} />
      </span>
      <TileSides contest={contest} />
    </Link>
  );
}

/** Both sides, or the two leaders; the space is kept until there is a score. */
function TileSides({ contest }: Pick<LiveEvent, 'contest'>) {
  const { competitors = [] } = contest;
  const ahead = leadersOf(contest)?.leaders ?? [];
  const sides = competitors.length > 0 ? competitors.slice(0, 2) : ahead;
  return (
    <div className="live-tile-sides">
      {sides.map((side, index) => (
        <div key={side.id ?? index} className={ahead.includes(side) ? 'live-tile-side is-ahead' : 'live-tile-side'}>
          <span className="live-tile-name">
            <CompetitorName competitor={side} />
          </span>
          <span className="num">
            <SideScore item={contest} side={side} index={index} />
          </span>
        </div>
      ))}
    </div>
  );
}
