import './games-head.css';
import '../../elements/dark-field.css';
import '../../elements/flag-colors/flag-colors.gen.css';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';
import { pages } from '@podium/contract/pages';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DOT } from '../../elements/dot.ts';
import { leadersOf, pathOf } from '../../elements/item-state.ts';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { LatestEventLine } from '../../elements/parts/latest-event-line.tsx';
import { MedalMark } from '../../elements/parts/medal-mark.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { SideScore } from '../../elements/parts/side-score.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { ContestWords } from './contest-words.tsx';
import { byImportance } from '../../program/importance.ts';
import { useFollows } from '../../reader/follows.ts';
import { daysOf } from '../../shell/games-time.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';

/** The contest at the top changes at most this often. */
const HOLD_MS = 20_000;

interface GamesHeadProps {
  live: ScheduleLiveAnswer;
  /** From `useFeatured`. */
  featured: ScheduleItemAnswer | undefined;
  /** Age of the data. */
  children?: ReactNode;
}

/** The head of the start page: the Games, their day, and the contest that matters most now. */
export function GamesHead({ live: { finals }, featured, children }: GamesHeadProps) {
  const t = useText();
  const { games, format, today } = useGames();
  const days = daysOf(games);
  const number = days.indexOf(today) + 1;
  return (
    <header
      className={`games-head dark-field${featured ? ' has-contest' : ''}`}
      data-flag={featured?.competitors?.[0]?.organisation?.flag}
    >
      <h1 className="games-head-name">
        <bdi>{games.name}</bdi>
      </h1>
      <div className="games-head-day">
        {number > 0 && (
          <p suppressHydrationWarning>
            {t('shared.dayNumber', { number, total: days.length })}
            {DOT}
            {format.dateWithWeekday(today)}
            {finals.day === today && finals.total > 0 && (
              <>
                {DOT}
                {t('parts.front.finalsDone', { done: finals.won, total: finals.total })}
              </>
            )}
          </p>
        )}
        {children}
      </div>
      {featured && <Featured item={featured} />}
    </header>
  );
}

/** The most important live contest. It stays for a while, so that nothing changes under the reader's eyes. */
export function useFeatured(items: readonly ScheduleItemAnswer[]): ScheduleItemAnswer | undefined {
  const follows = useFollows();
  const [best] = byImportance(items, follows);
  const [shownId, setShownId] = useState(best?.id);
  const shown = items.find(({ id }) => id === shownId) ?? best;
  const bestId = best?.id;
  const isReplaced = shown?.id !== bestId;
  const replace = useEffectEvent(() => {
    // Never under a finger or the keyboard's focus.
    if (!document.querySelector('.games-hero:is(:hover, :focus-within)')) setShownId(bestId);
  });
  useEffect(() => {
    if (!isReplaced) return undefined;
    const timer = setInterval(() => replace(), HOLD_MS);
    return () => clearInterval(timer);
  }, [isReplaced]);
  return shown;
}

function Featured({ item }: { item: ScheduleItemAnswer }) {
  const { discipline, event, competitors = [], isHeadToHead } = item;
  const path = pathOf(item) ?? (discipline && event ? pages.event(discipline.key, event.id) : undefined);
  const leaders = new Set(leadersOf(item)?.leaders);
  return (
    <article className="games-hero">
      <div className="games-hero-top">
        {discipline && (
          <>
            <DisciplineSign disciplineKey={discipline.key} size="row" />
            <p className="games-hero-sport">
              <bdi>{discipline.name}</bdi>
            </p>
          </>
        )}
        <StatusBadge status={item.status} moment={item.moment} />
      </div>
      <div className="games-hero-part">
        <MedalMark item={item} />
        <h2 className="front-line games-hero-title">
          {path ? (
            <RowLink path={path} className="unit-link">
              <ContestWords item={item} />
            </RowLink>
          ) : (
            <ContestWords item={item} />
          )}
        </h2>
      </div>
      <ul className="games-hero-sides">
        {competitors.slice(0, 2).map((side, index) => (
          <li key={side.id ?? index} className={isHeadToHead || leaders.has(side) ? 'is-ahead' : undefined}>
            <span className="games-hero-flag">
              {side.organisation && <Flag organisation={side.organisation} size="title" />}
            </span>
            <span className="games-hero-name">
              <CompetitorName competitor={side} isWithoutFlag />
            </span>
            <span className="games-hero-score num">
              <SideScore item={item} side={side} index={index} />
            </span>
          </li>
        ))}
      </ul>
      <LatestEventLine moment={item.moment} gender={item.gender} place={item.location?.name ?? item.venue?.name} />
    </article>
  );
}
