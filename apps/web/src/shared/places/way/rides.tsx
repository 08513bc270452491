import { isolate } from '@podium/i18n';
import { Icon, Skeleton } from '@podium/ui';
import { metersBetween, walkMinutes, walkableMeters } from '@podium/games';
import type { DirectRide } from '@podium/contract/direct-rides';
import type { PointAnswer } from '@podium/contract';
import { DOT } from '../../elements/dot.ts';
import { logicalDay } from '../../shell/games-time.ts';
import { useDayWord } from '../../elements/parts/day-word.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import { useDistanceText } from '../place/distance.ts';
import { LineSign } from '../timetable/line-sign.tsx';
import { useRides } from './use-rides.ts';

/** The walk, if it is short, and the next direct rides. */
export function Rides({ from, to }: { from: PointAnswer; to: PointAnswer }) {
  const t = useText();
  const distanceText = useDistanceText();
  const { rides, hasNoLine, isFailed } = useRides(from, to);
  const meters = metersBetween(from, to);
  const isWalkable = meters <= walkableMeters;
  return (
    <ul className="unit-list" aria-live="polite">
      {isWalkable && (
        <li className="ride">
          <Icon name="person" />
          <span className="ride-text">
            <strong>{t('parts.way.walk', { count: walkMinutes(meters) })}</strong>
            <span className="text-second text-ink2">{distanceText(meters)}</span>
          </span>
        </li>
      )}
      {rides?.map((ride) => (
        <Ride key={`${ride.trip} ${ride.departsAt}`} ride={ride} />
      ))}
      {!rides && !isFailed && (
        <li className="ride">
          <Skeleton label={t('state.loading')} heights={['row']} />
        </li>
      )}
      {isFailed && <li className="ride">{t('state.loadError')}</li>}
      {rides?.length === 0 && !isFailed && !(isWalkable && hasNoLine) && (
        <li className="ride">{t(hasNoLine ? 'parts.way.noLine' : 'parts.timetable.noMore')}</li>
      )}
    </ul>
  );
}

/** `Leave at 08:12 · arrive at 08:41`, and where to get on and off. */
function Ride({ ride }: { ride: DirectRide }) {
  const t = useText();
  const { format, today, games } = useGames();
  const dayWord = useDayWord();
  const day = logicalDay(new Date(ride.departsAt), games);
  const time = (at: string) => (ride.isExact ? format.time(at) : t('parts.timetable.about', { time: format.time(at) }));
  const instant = (at: number) => format.time(new Date(at).toISOString());
  return (
    <li className="ride">
      <LineSign line={ride.line} />
      <span className="ride-text">
        <span>
          {day !== today && (
            <>
              {dayWord(day, null)}
              {DOT}
            </>
          )}
          <strong suppressHydrationWarning>{t('parts.way.leave', { time: instant(ride.leaveAt) })}</strong>
          {DOT}
          {t('parts.way.arrive', { time: instant(ride.arrivesAt) })}
        </span>
        <span className="text-second text-ink2">
          {t('parts.way.board', { time: time(ride.departsAt), stop: isolate(ride.from.name) })}
          {DOT}
          {t('parts.way.alight', { time: time(ride.alightsAt), stop: isolate(ride.to.name) })}
        </span>
        <span className="text-second text-ink2">
          {t('parts.way.walks', { before: ride.walkBefore, after: ride.walkAfter })}
        </span>
      </span>
    </li>
  );
}
