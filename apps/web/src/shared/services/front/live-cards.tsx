import './front.css';
import '../../elements/flag-colors/flag-colors.gen.css';
import { halfPoints } from '@podium/games';
import { pages } from '@podium/contract/pages';
import { LatestEventLine } from '../../elements/parts/latest-event-line.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { FlashingScore } from '../../elements/parts/flashing-score.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { LiveMoment } from '../../elements/parts/live-moment.tsx';
import { MedalMark } from '../../elements/parts/medal-mark.tsx';
import { rowWords, leadersOf, pathOf } from '../../elements/item-state.ts';
import { ShootOut } from '../../elements/parts/shoot-out.tsx';
import { byImportance } from '../../program/importance.ts';
import { useFollows } from '../../reader/follows.ts';
import { useText } from '../../shell/page-context.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface LiveCardsProps {
  items: readonly ScheduleItemAnswer[];
  /** A link to all live contests. */
  children?: ReactNode;
}

/** Beyond this number, the list on the separate page is used. */
const MAX_CARDS = 12;

/** Live contests side by side, the most important first: the event, the two sides or leaders, and the score. */
export function LiveCards({ items, children }: LiveCardsProps) {
  const t = useText();
  const follows = useFollows();
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
        {byImportance(items, follows)
          .slice(0, MAX_CARDS)
          .map((item) => (
            <LiveCard key={item.id} item={item} />
          ))}
      </ul>
    </section>
  );
}

function LiveCard({ item }: { item: ScheduleItemAnswer }) {
  const { title, part } = rowWords(item);
  const { discipline, event, competitors = [], isHeadToHead } = item;
  const path = pathOf(item) ?? (discipline && event ? pages.event(discipline.key, event.id) : undefined);
  const leaders = new Set(leadersOf(item)?.leaders);
  return (
    <li className="front-card live-card">
      <div className="live-card-top">
        {discipline && (
          <>
            <DisciplineSign disciplineKey={discipline.key} size="row" />
            <bdi className="visually-hidden">{discipline.name}</bdi>
          </>
        )}
        <p className="front-line">
          {path ? (
            <RowLink path={path} className="unit-link">
              <bdi>{title}</bdi>
            </RowLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        <span className="live-card-clock">
          <LiveMoment status={item.status} moment={item.moment} />
        </span>
      </div>
      {(part || item.medal) && (
        <p className="live-card-part">
          <MedalMark item={item} />
          <bdi className="front-line">{part}</bdi>
        </p>
      )}
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
              {side.irm ? (
                <Irm irm={side.irm} />
              ) : (
                <FlashingScore value={isHeadToHead ? halfPoints(side.result ?? '') : (side.result ?? '')} />
              )}
              <ShootOut score={side.shootOut} />
            </span>
          </li>
        ))}
      </ul>
      <LatestEventLine moment={item.moment} gender={item.gender} place={item.location?.name ?? item.venue?.name} />
    </li>
  );
}
