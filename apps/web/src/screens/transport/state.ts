import { foldedText, foldedWords, matches } from '@podium/games';
import type { TransportAnswer, TransportDeparture, TransportLine } from '@podium/contract';

/** Lines and stops whose names contain every word of the query. */
export function findTransport(
  { lines, stops }: Pick<TransportAnswer, 'lines' | 'stops'>,
  q: string,
): Pick<TransportAnswer, 'lines' | 'stops'> {
  const terms = foldedWords(q);
  if (terms.length === 0) return { lines, stops };
  const hasTerms = (texts: (string | null | undefined)[]) =>
    matches(foldedText(texts.filter(Boolean).join(' ')), terms);
  return {
    lines: lines.filter(({ name, longName, headsigns }) => hasTerms([name, longName, ...headsigns])),
    stops: stops.filter(({ name, code, venue }) => hasTerms([name, code, venue?.name])),
  };
}

interface TimesOfLine {
  line: TransportLine | undefined;
  headsign: string;
  departures: TransportDeparture[];
}

/** The departures of a day by line and destination, in the order of the lines. */
export function byLineAndHeadsign(
  departures: readonly TransportDeparture[],
  lines: readonly TransportLine[],
): TimesOfLine[] {
  const groups = new Map<string, TimesOfLine>();
  for (const departure of departures) {
    const key = `${departure.line}\n${departure.headsign}`;
    const group = groups.get(key) ?? {
      line: lines.find(({ id }) => id === departure.line),
      headsign: departure.headsign,
      departures: [],
    };
    groups.set(key, group);
    group.departures.push(departure);
  }
  const place = ({ line }: TimesOfLine) => (line ? lines.indexOf(line) : lines.length);
  return [...groups.values()].toSorted((a, b) => place(a) - place(b));
}

interface Interval {
  from: TransportDeparture;
  until: TransportDeparture;
  everyMinutes: number;
}

/** Groups consecutive departures at the same interval into one period; the others remain single. */
export function withIntervals(departures: readonly TransportDeparture[]): {
  intervals: Interval[];
  single: TransportDeparture[];
} {
  const intervals: Interval[] = [];
  const single: TransportDeparture[] = [];
  for (const departure of departures) {
    const { everyMinutes } = departure;
    const last = intervals.at(-1);
    if (everyMinutes === null) single.push(departure);
    else if (last?.everyMinutes === everyMinutes && last.until.trip === departure.trip) last.until = departure;
    else intervals.push({ from: departure, until: departure, everyMinutes });
  }
  return { intervals, single };
}

/** The displayed day: the one in the address, otherwise today, limited to the days of the timetable. */
export function dayWithin(
  { firstDay, lastDay }: Pick<TransportAnswer, 'firstDay' | 'lastDay'>,
  date: string | undefined,
  today: string,
): string {
  const requestedDay = date ?? today;
  if (firstDay !== null && requestedDay < firstDay) return firstDay;
  return lastDay !== null && requestedDay > lastDay ? lastDay : requestedDay;
}
