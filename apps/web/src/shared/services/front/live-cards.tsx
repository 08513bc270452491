import './front.css';
import '../../elements/flag-colors/flag-colors.gen.css';
import { pages } from '@podium/contract/pages';
import { LatestEventLine } from '../../elements/parts/latest-event-line.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { MedalMark } from '../../elements/parts/medal-mark.tsx';
import { leadersOf, pathOf } from '../../elements/item-state.ts';
import { SideScore } from '../../elements/parts/side-score.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { ContestWords } from './contest-words.tsx';
import { keepOrder } from '../../program/importance.ts';
import { useFollows } from '../../reader/follows.ts';
import { useText } from '../../shell/page-context.tsx';
import { useState } from 'react';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface LiveCardsProps {
  items: readonly ScheduleItemAnswer[];
  /** A link to all live contests. */
  children?: ReactNode;
}

/** Beyond this number, the list on the separate page is used. */
const MAX_CARDS = 12;

/** Live contests side by side, the most important first when the page was opened: the event, the two sides or leaders, and the score. */
export function LiveCards({ items, children }: LiveCardsProps) {
  const t = useText();
  const follows = useFollows();
  const [kept, setKept] = useState(() => ({ follows, ids: keepOrder([], items, follows).map(({ id }) => id) }));
  const ordered = keepOrder(kept.follows === follows ? kept.ids : [], items, follows);
  const ids = ordered.map(({ id }) => id);
  if (kept.follows !== follows || ids.join(' ') !== kept.ids.join(' ')) setKept({ follows, ids });
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="live-title">
      <div className="front-top">
        <h2 id="live-title" className="front-title">
          <span className="live-dot" aria-hidden="true" />
          {t('parts.front.live')}
        </h2>
        {children}
      </div>
      <ul className="front-strip">
        {ordered.slice(0, MAX_CARDS).map((item) => (
          <LiveCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function LiveCard({ item }: { item: ScheduleItemAnswer }) {
  const { discipline, event, competitors = [], isHeadToHead } = item;
  const path = pathOf(item) ?? (discipline && event ? pages.event(discipline.key, event.id) : undefined);
  const leaders = new Set(leadersOf(item)?.leaders);
  return (
    <li className="front-card live-card">
      <div className="live-card-top">
        {discipline && (
          <>
            <DisciplineSign disciplineKey={discipline.key} size="row" />
            <p className="front-line live-card-sport">
              <bdi>{discipline.name}</bdi>
            </p>
          </>
        )}
        <StatusBadge status={item.status} moment={item.moment} />
      </div>
      <p className="live-card-part">
        <MedalMark item={item} />
        <span className="front-line">
          {path ? (
            <RowLink path={path} className="unit-link">
              <ContestWords item={item} />
            </RowLink>
          ) : (
            <ContestWords item={item} />
          )}
        </span>
      </p>
      <ul>
        {competitors.slice(0, 2).map((side, index) => (
          <li
            key={side.id ?? index}
            className={isHeadToHead || leaders.has(side) ? 'live-card-side is-ahead' : 'live-card-side'}
            data-flag={side.organisation?.flag}
          >
            <span className="front-name">
              <CompetitorName competitor={side} />
            </span>
            <span className="live-card-score">
              <SideScore item={item} side={side} index={index} />
            </span>
          </li>
        ))}
      </ul>
      <LatestEventLine moment={item.moment} gender={item.gender} place={item.location?.name ?? item.venue?.name} />
    </li>
  );
}
