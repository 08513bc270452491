import { drawTexts } from '@podium/games';
import type { Texts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { objectAt, textAt, wholeAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import { lookUp } from '../../look-up.ts';
import { joined, own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { attemptText, averageText, timeText } from './attempt-values.ts';
import type { AttemptMeasure } from './attempt-values.ts';
import { irmOf } from './wcif-rounds.ts';
import type { CubeEvent, CubeLine, CubeRound } from './wcif-rounds.ts';
import { codeParts } from './wcif-schedule.ts';
import type { Activity, Schedule } from './wcif-schedule.ts';
import { advancing, attempt, cutoff, firstAttempts, limit, puzzles, totalLimit } from './wcif-words.ts';

export interface CubeRows {
  events: FolderRow[];
  rules: FolderRow[];
  phases: FolderRow[];
  units: FolderRow[];
  results: FolderRow[];
  details: FolderRow[];
  usedDetails: Set<string>;
  /** Number of rounds without a time. */
  madeTimes: number;
}

export const emptyRows = (): CubeRows => ({
  events: [],
  rules: [],
  phases: [],
  units: [],
  results: [],
  details: [],
  usedDetails: new Set(),
  madeTimes: 0,
});

export const eventId = (letters: string): string => stableId('CUB', slug(letters) || 'EVENT');
export const unitId = (letters: string, round: number): string => stableId(eventId(letters), `R${round}`);

/** Adds an event with its rounds; each round is one contest. */
export function addEvent(
  event: CubeEvent,
  rows: CubeRows,
  { schedule, day }: { schedule: Schedule; day: string },
): void {
  const { letters, measure, rounds } = event;
  const id = eventId(letters);
  rows.events.push(
    row({
      id,
      discipline: 'CUB',
      ...texts('name', lookUp(puzzles, letters)?.name ?? own(letters)),
      gender: 'O',
      kind: 'individual',
      order: rows.events.length + 1,
    }),
  );
  rows.rules.push(
    row({
      event: id,
      measure: measure === 'time' ? 'time' : 'points',
      better: measure === 'cubes' ? 'higher' : 'lower',
    }),
  );
  for (const round of rounds) addRound(event, round, rows, { schedule, day });
}

function addRound(
  { letters, measure, rounds }: CubeEvent,
  round: CubeRound,
  rows: CubeRows,
  { schedule, day }: { schedule: Schedule; day: string },
): void {
  const id = unitId(letters, round.number);
  const { lines, isLast } = round;
  const name = isLast ? drawTexts.final : joined(' ', drawTexts.round, String(round.number));
  const isOver = lines.length > 0 && lines.every(({ isDone }) => isDone);
  const isBegun = lines.some(({ attempts }) => attempts.some((value) => value !== 0));
  rows.phases.push(
    row({
      id,
      event: eventId(letters),
      ...texts('name', name),
      kind: isLast ? 'final' : 'qualification',
      order: round.number,
    }),
  );
  const ofRound = schedule.activities.filter(({ code }) => codeParts(code)?.round === round.code);
  const times = timeCells(ofRound);
  if (!times) rows.madeTimes += 1;
  rows.units.push(
    row({
      id,
      type: 'competition',
      phase: id,
      ...texts('name', name),
      ...texts('description', descriptionOf(round, measure, ofRound)),
      order: round.number,
      ...(times ?? { start: `${day} 09:00`, hide_start: 'true' }),
      status: isOver ? 'FINISHED' : isBegun ? 'RUNNING' : 'SCHEDULED',
      result_status: isOver ? 'OFFICIAL' : isBegun ? 'LIVE' : lines.length > 0 ? 'START_LIST' : undefined,
    }),
  );
  const next = new Set(rounds[round.number]?.lines.map(({ competitor }) => competitor));
  addLines('unit', id, { round, measure, next }, rows);
  if (isLast && isOver) addLines('event', eventId(letters), { round, measure, next }, rows);
}

/** First start and last end of the activities; their place, if it is one. */
function timeCells(activities: readonly Activity[]): Record<string, string | undefined> | undefined {
  const [first] = activities;
  if (!first) return undefined;
  const last = activities.reduce((one, other) => (Date.parse(other.end) > Date.parse(one.end) ? other : one));
  const only = (name: 'venue' | 'room'): string | undefined =>
    activities.every((activity) => activity[name] === first[name]) ? first[name] : undefined;
  // A round with attempts on several days ends with its first day.
  const end = last.end.slice(0, 10) === first.start.slice(0, 10) ? last.end : undefined;
  return { start: first.start, end, venue: only('venue'), location: only('venue') && only('room') };
}

/** `Average of 5 · time limit: 10:00.00 · advancing: 16`. */
function descriptionOf(
  { format, element }: CubeRound,
  measure: AttemptMeasure,
  activities: readonly Activity[],
): Texts {
  const limits = objectAt(element, 'timeLimit');
  const [time, shared] = [wholeAt(limits, 'centiseconds'), limits?.['cumulativeRoundIds']];
  const bar = objectAt(element, 'cutoff');
  const value = attemptText(wholeAt(bar, 'attemptResult'), measure);
  const first = wholeAt(bar, 'numberOfAttempts');
  const attempts = new Map(
    activities.flatMap(({ code, start }) => {
      const number = codeParts(code)?.attempt;
      return number === undefined ? [] : [[number, start] as const];
    }),
  );
  const parts: Texts[] = [
    format.name,
    ...(time === undefined || time <= 0
      ? []
      : [joined(' ', Array.isArray(shared) && shared.length > 0 ? totalLimit : limit, timeText(time))]),
    ...(value === undefined || first === undefined || first < 1
      ? []
      : [joined('', joined(' ', cutoff, value), ' (', joined(' ', firstAttempts, String(first)), ')')]),
    ...advancingText(objectAt(element, 'advancementCondition'), { format, measure }),
    ...[...attempts]
      .toSorted(([one], [other]) => one - other)
      .map(([number, start]) => joined(' ', attempt, `${number}: ${start.slice(0, 16).replace('T', ' ')}`)),
  ];
  return joined(' · ', ...parts);
}

function advancingText(
  condition: JsonObject | undefined,
  { format, measure }: { format: CubeRound['format']; measure: AttemptMeasure },
): Texts[] {
  const level = wholeAt(condition, 'level');
  if (level === undefined || level <= 0) return [];
  const value = format.isAverage ? averageText(level, measure) : attemptText(level, measure);
  const shown = { ranking: String(level), percent: `${level}%`, attemptResult: value && `< ${value}` };
  const text = lookUp(shown, textAt(condition, 'type'));
  return text === undefined ? [] : [joined(' ', advancing, text)];
}

interface LineFacts {
  round: CubeRound;
  measure: AttemptMeasure;
  /** Competitors of the next round. */
  next: ReadonlySet<string>;
}

/** Lines by place; marks in place of a result follow, then those who have yet to start. */
function addLines(level: 'unit' | 'event', ref: string, { round, measure, next }: LineFacts, rows: CubeRows): void {
  const { format, lines } = round;
  const group = (line: CubeLine): number =>
    irmOf(line) !== undefined ? 2 : line.ranking !== undefined || (line.best ?? 0) > 0 ? 0 : 1;
  const sorted = lines.toSorted(
    (one, other) =>
      group(one) - group(other) ||
      (one.ranking ?? 1e9) - (other.ranking ?? 1e9) ||
      (one.number ?? 1e9) - (other.number ?? 1e9),
  );
  const placeOf = (line: CubeLine): number | undefined => (group(line) === 0 ? line.ranking : undefined);
  const places = Map.groupBy(lines, placeOf);
  for (const [index, line] of sorted.entries()) {
    const irm = irmOf(line);
    const deciding = format.isAverage ? averageText(line.average, measure) : attemptText(line.best, measure);
    const decides = (format.isAverage ? line.average : line.best) ?? 0;
    const rank = placeOf(line);
    rows.results.push(
      row({
        level,
        ref,
        sort: index + 1,
        competitor_type: 'person',
        competitor: line.competitor,
        bib: level === 'unit' ? line.number : undefined,
        rank,
        rank_equal: rank !== undefined && places.get(rank)!.length > 1 ? 'true' : undefined,
        result_type: irm === undefined ? (decides > 0 ? resultTypes[measure] : undefined) : 'IRM',
        result: irm === undefined && decides > 0 ? deciding : undefined,
        irm,
        qualification: level === 'unit' && next.has(line.competitor) ? 'Q' : undefined,
      }),
    );
    if (level === 'unit') addDetails(ref, line, { format, measure }, rows);
  }
}

const resultTypes: Readonly<Record<AttemptMeasure, string>> = { time: 'TIME', moves: 'POINTS', cubes: 'POINTS' };

/** Attempts, the value that does not decide, group and station. */
function addDetails(
  ref: string,
  line: CubeLine,
  { format, measure }: { format: CubeRound['format']; measure: AttemptMeasure },
  rows: CubeRows,
): void {
  const cells = { level: 'unit', ref, owner: 'line', competitor: line.competitor, type: 'ER' };
  const hasSingle = format.isAverage && (line.best ?? 0) > 0;
  const average = averageText(line.average, measure);
  const facts: Readonly<Record<string, string | undefined>> = {
    single: hasSingle ? attemptText(line.best, measure) : undefined,
    // A mean that decides is the result, unless it is not valid.
    average: !format.isAverage || (line.average ?? 0) < 0 ? average : undefined,
    group: line.group?.name,
    'start-time': line.group?.start,
    station: line.station === undefined ? undefined : String(line.station),
  };
  for (const [code, value] of Object.entries(facts)) {
    if (value === undefined || (code === 'average' && irmOf(line) !== undefined)) continue;
    rows.usedDetails.add(code);
    rows.details.push(row({ ...cells, code, value }));
  }
  for (const [index, value] of line.attempts.entries()) {
    const text = attemptText(value, measure);
    if (text !== undefined) rows.details.push(row({ ...cells, code: 'ATTEMPT', pos: index + 1, value: text }));
  }
}
