import { DOT } from '../../../shared/elements/dot.ts';
import { dateIn } from '../../../shared/shell/games-time.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { byLineAndHeadsign, withIntervals } from '../state.ts';
import { Headsign } from '../../../shared/places/timetable/headsign.tsx';
import { LineSign } from '../../../shared/places/timetable/line-sign.tsx';
import type { TransportDeparture, TransportStopAnswer } from '@podium/contract';

/** All departures of a day by line and destination; past ones are dimmed. */
export function DayTimetable({ document }: { document: TransportStopAnswer }) {
  const t = useText();
  return (
    <div className="day-times">
      {byLineAndHeadsign(document.departures, document.lines).map(({ line, headsign, departures }) => {
        const { intervals, single } = withIntervals(departures);
        return (
          <section key={`${line?.id} ${headsign}`} className="day-times-line">
            <h3 className="day-times-head">
              {line && <LineSign line={line} isLink />}
              <Headsign place={headsign} />
            </h3>
            {single.some(({ isExact }) => !isExact) && (
              <p className="text-second text-ink2">{t('screens.transport.estimates')}</p>
            )}
            <ol className="times">
              {intervals.map(({ from, until, everyMinutes }) => (
                <li key={from.at} className="times-interval">
                  <TimeOfDay departure={from} day={document.day} />
                  {'–'}
                  <TimeOfDay departure={until} day={document.day} />
                  {DOT}
                  {t('parts.timetable.every', { count: everyMinutes })}
                </li>
              ))}
              {single.map((departure) => (
                <li key={`${departure.at} ${departure.trip}`}>
                  <TimeOfDay departure={departure} day={document.day} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** `00:30`, or `Sat 00:30` if the date differs from the day's. */
function TimeOfDay({ departure: { at }, day }: { departure: TransportDeparture; day: string }) {
  const { format, zone, now } = useGames();
  const date = dateIn(new Date(at), zone);
  const isPast = Date.parse(at) + 60_000 <= now.getTime();
  return (
    <time dateTime={at} className={isPast ? 'is-past' : undefined} suppressHydrationWarning>
      {date === day ? format.time(at) : `${format.dayChip(date).weekday} ${format.time(at)}`}
    </time>
  );
}
