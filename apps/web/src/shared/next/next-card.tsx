import './next.css';
import { Link } from '@tanstack/react-router';
import { isLive, itemWords } from '../item-state.ts';
import { useText } from '../page-context.tsx';
import { CompetitorName } from '../parts/competitor-name.tsx';
import { DisciplineSign } from '../parts/discipline-sign.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { placeNames } from '../place-names.ts';
import { useGames } from '../use-games.ts';
import { DOT } from '../dot.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface NextCardProps {
  item: ScheduleItemAnswer;
  /** Where the page is of one sport, or of one competitor, these are said already. */
  hasSport?: boolean;
  hasSides?: boolean;
  /** A badge of the list it stands above. */
  note?: ReactNode;
}

/** The next appearance, or the one that runs: when, what, where; large enough to read on the way. */
export function NextCard({ item, hasSport = false, hasSides = false, note }: NextCardProps) {
  const t = useText();
  const { format, today } = useGames();
  const { title, part } = itemWords(item);
  const places = [hasSport ? item.discipline?.name : undefined, part, ...placeNames(item)];
  return (
    <article className="next-card" id="next">
      <h3 className="next-label">
        {isLive(item) && <span className="live-dot" />}
        {isLive(item) ? t('parts.next.live') : t('parts.next.next')}
      </h3>
      <div className="next-when">
        <span suppressHydrationWarning>{item.day === today ? t('state.today') : format.dateWithWeekday(item.day)}</span>
        {item.start !== null && !item.isStartHidden ? (
          <time dateTime={item.start} dir="ltr" className="next-time">
            {format.time(item.start)}
          </time>
        ) : (
          <span>{item.startText ? <bdi>{item.startText}</bdi> : t('shared.noTime')}</span>
        )}
        <StatusBadge status={item.status} moment={item.moment} />
        {note}
        {item.discipline && <DisciplineSign disciplineKey={item.discipline.key} size="title" />}
      </div>
      <p className="text-row font-semibold">
        {item.hasResults && item.discipline ? (
          <Link
            to="/{-$locale}/discipline/$key/results/$unit/$tab"
            params={{
              key: item.discipline.key,
              unit: item.id,
              tab: item.status === 'START_LIST' ? 'startlist' : 'results',
            }}
            search={{}}
            preload={false}
            className="unit-link"
          >
            <bdi>{title || t(`itemType.${item.type}`)}</bdi>
          </Link>
        ) : (
          <bdi>{title || t(`itemType.${item.type}`)}</bdi>
        )}
      </p>
      <p className="text-ink2">
        {[...new Set(places)]
          .filter((text): text is string => !!text)
          .map((text, index) => (
            <span key={text}>
              {index > 0 && DOT}
              <bdi>{text}</bdi>
            </span>
          ))}
      </p>
      {hasSides && item.isHeadToHead && item.competitors && (
        <ul className="next-sides">
          {item.competitors.slice(0, 2).map((side, index) => (
            <li key={side.id ?? index}>
              <CompetitorName competitor={side} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
