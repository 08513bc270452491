import './next.css';
import { Link } from '@tanstack/react-router';
import { isLive, itemWords, withoutTitle } from '../../elements/item-state.ts';
import { useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { placeNames } from '../../places/place-names.ts';
import { useGames } from '../../shell/use-games.ts';
import { DOT } from '../../elements/dot.ts';
import { useDayWord } from '../../elements/parts/day-word.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface NextCardProps {
  item: ScheduleItemAnswer;
  /** Omitted on the page of a single sport or competitor. */
  hasSport?: boolean;
  hasSides?: boolean;
  /** A badge from the containing list. */
  note?: ReactNode;
  /** Flag of the delegation that provides the colors, if it differs from the page's. */
  flag?: string | null;
  /** Level of its heading, below that of the containing section. */
  level?: 'h2' | 'h3';
}

/** The next or current appearance: time, contest and venue, large enough to read while walking. */
export function NextCard({
  item,
  hasSport = false,
  hasSides = false,
  note,
  flag,
  level: Heading = 'h3',
}: NextCardProps) {
  const t = useText();
  const { format } = useGames();
  const dayWord = useDayWord();
  const { title, part } = itemWords(item);
  const places = [hasSport ? item.discipline?.name : undefined, item.lane ? undefined : part, ...placeNames(item)];
  return (
    <article className="next-card" id="next" data-flag={flag ?? undefined}>
      <Heading className="next-label">
        {isLive(item) && <span className="live-dot" />}
        {isLive(item) ? t('parts.next.live') : t('parts.next.next')}
      </Heading>
      <div className="next-when">
        <span suppressHydrationWarning>{dayWord(item.day, item.isStartHidden ? null : item.start)}</span>
        {item.start !== null && !item.isStartHidden ? (
          <span className="next-start">
            {item.tentative?.isRound && `${t('parts.next.from')} `}
            <time dateTime={item.start} dir="ltr" className="next-time">
              {format.time(item.start)}
            </time>
          </span>
        ) : (
          <span>{item.startText ? <bdi>{item.startText}</bdi> : t('shared.noTime')}</span>
        )}
        <StatusBadge status={item.status} moment={item.moment} />
        {note}
        {item.discipline && <DisciplineSign disciplineKey={item.discipline.key} size="title" />}
      </div>
      <p className="text-row strong">
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
      {item.lane && (
        <p className="next-place">
          <bdi>{withoutTitle(item.name, title)}</bdi>
          {DOT}
          <span>{t('parts.next.lane', { lane: item.lane })}</span>
        </p>
      )}
      {item.tentative && (
        <p className="next-awaits text-second">{t('parts.next.awaits', { what: item.tentative.awaits })}</p>
      )}
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
