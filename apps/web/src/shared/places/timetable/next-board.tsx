import './timetable.css';
import { minutesUntil } from '@podium/contract/next-departures';
import { ErrorState, Skeleton } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import { useBoard } from './use-board.ts';
import { Headsign } from './headsign.tsx';
import { LineSign } from './line-sign.tsx';
import type { TransportDeparture, TransportLine } from '@podium/contract';

/** Later departures show only their time. */
const countdownMinutes = 60;

interface NextBoardProps {
  stopId: string;
  max: number;
  /** Inside a list that has its own frame. */
  isPlain?: boolean;
}

/** Departures with a countdown in minutes; when today has no more, the first of tomorrow. */
export function NextBoard({ stopId, max, isPlain = false }: NextBoardProps) {
  const t = useText();
  const { format } = useGames();
  const { departures, tomorrow, lines, hadAny, isFailed, retry } = useBoard(stopId, max);
  if (isFailed) {
    return (
      <ErrorState
        title={t('state.loadError')}
        text={t('state.tryLater')}
        retryLabel={t('action.retry')}
        onRetry={retry}
      />
    );
  }
  if (!departures) return <Skeleton label={t('state.loading')} heights={['row', 'row', 'row']} />;
  return (
    <div suppressHydrationWarning>
      {departures.length > 0 && (
        <ol className={isPlain ? 'next-board is-plain' : 'next-board unit-list'}>
          {departures.map((departure) => (
            <DepartureRow
              key={`${departure.at} ${departure.trip}`}
              departure={departure}
              line={lines.find(({ id }) => id === departure.line)}
            />
          ))}
        </ol>
      )}
      {departures.length === 0 && (
        <p className="next-none">{t(hadAny ? 'parts.timetable.noMore' : 'parts.timetable.noneToday')}</p>
      )}
      {tomorrow && (
        <p className="text-second text-ink2 next-tomorrow">
          <time dateTime={tomorrow.at}>{t('parts.timetable.firstTomorrow', { time: format.time(tomorrow.at) })}</time>
        </p>
      )}
    </div>
  );
}

function DepartureRow({ departure, line }: { departure: TransportDeparture; line?: TransportLine }) {
  const t = useText();
  const { format, now } = useGames();
  const { at, headsign, platform, isExact, everyMinutes, isOnRequest } = departure;
  const minutes = minutesUntil(at, now.getTime());
  const time = isExact ? format.time(at) : t('parts.timetable.about', { time: format.time(at) });
  const notes = [
    platform === null ? undefined : t('parts.timetable.platform', { name: platform }),
    everyMinutes === null ? undefined : t('parts.timetable.every', { count: everyMinutes }),
    isOnRequest ? t('parts.timetable.onRequest') : undefined,
  ].filter((note) => note !== undefined);
  return (
    <li className="departure">
      {line && <LineSign line={line} />}
      <span className="departure-to">
        <Headsign place={headsign} />
        {notes.length > 0 && <span className="text-second text-ink2">{notes.join(' · ')}</span>}
      </span>
      <span className="departure-when">
        {minutes < countdownMinutes && (
          <strong suppressHydrationWarning>{t('parts.timetable.minutes', { count: minutes })}</strong>
        )}
        <time
          dateTime={at}
          className={minutes < countdownMinutes ? 'text-second text-ink2' : 'strong'}
          suppressHydrationWarning
        >
          {time}
        </time>
      </span>
    </li>
  );
}
