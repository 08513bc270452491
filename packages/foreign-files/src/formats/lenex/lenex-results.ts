import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../look-up.ts';
import { rankSwims } from './rank-swims.ts';
import type { RankedSwim } from './rank-swims.ts';
import type { Race } from './lenex-races.ts';
import type { Heat, Swim } from './lenex-swims.ts';
import { timeText } from './lenex-values.ts';

/** Marks of the file and those of Podium; the others are shown as they are. */
const marks: Readonly<Record<string, string>> = {
  DSQ: 'DSQ',
  DNS: 'DNS',
  DNF: 'DNF',
  WDR: 'WDR',
  SICK: 'WDR',
  RJC: 'WDR',
};

const markOf = ({ status }: Swim): string | undefined => lookUp(marks, status);

/** Returns whether a swim has a result: a time or a mark. */
export const isSwum = (swim: Swim): boolean =>
  swim.isResult && (swim.time !== undefined || markOf(swim) !== undefined || swim.status === 'EXH');

export interface ResultTables {
  results: FolderRow[];
  details: FolderRow[];
  lineups: FolderRow[];
  usedDetails: Set<string>;
}

/** Lines of contests, of rounds with several contests, and of events whose last round was swum. */
export function readResults(races: readonly Race[], heats: readonly Heat[], swims: readonly Swim[]): ResultTables {
  const tables: ResultTables = { results: [], details: [], lineups: [], usedDetails: new Set() };
  const qualified = nextRounds(swims);
  for (const heat of heats) addHeat(heat, qualified, tables);
  const byRace = Map.groupBy(
    heats.flatMap(({ swims }) => swims),
    ({ round }) => round.race,
  );
  const withoutHeat = Map.groupBy(
    swims.filter((swim) => swim.heat === undefined && isSwum(swim)),
    ({ round }) => round.race,
  );
  for (const race of races) {
    const here = byRace.get(race) ?? [];
    addRounds(race, here, qualified, tables);
    addRanking(race, here, withoutHeat.get(race) ?? [], tables);
  }
  return tables;
}

/** Competitors of each event by the depth of the rounds that they swim. */
function nextRounds(swims: readonly Swim[]): (swim: Swim) => boolean {
  const deepest = new Map<string, number>();
  const key = ({ round, competitor }: Swim): string => `${round.race.id} ${competitor.id}`;
  for (const swim of swims)
    if (swim.round.words.isSwimOff === undefined && swim.heat)
      deepest.set(key(swim), Math.max(deepest.get(key(swim)) ?? 0, swim.round.words.depth));
  return (swim) => swim.round.words.isSwimOff === undefined && (deepest.get(key(swim)) ?? 0) > swim.round.words.depth;
}

function line(level: 'unit' | 'phase' | 'event', ref: string, { swim, rank, isEqual, sort }: RankedSwim): FolderRow {
  const mark = markOf(swim);
  const isValid = mark === undefined && swim.time !== undefined && isSwum(swim);
  return row({
    level,
    ref,
    sort,
    competitor_type: swim.competitor.type,
    competitor: swim.competitor.id,
    start_order: level === 'unit' ? swim.lane : undefined,
    rank,
    rank_equal: isEqual ? 'true' : undefined,
    result_type: isValid ? 'TIME' : mark === undefined ? undefined : 'IRM',
    result: isValid ? timeText(swim.time!) : undefined,
    irm: mark,
    points: isValid && level !== 'phase' ? swim.points : undefined,
  });
}

function addHeat(heat: Heat, isQualified: (swim: Swim) => boolean, tables: ResultTables): void {
  const distances = [
    ...new Set(heat.swims.flatMap(({ splits, time }) => passedSplits(splits, time).map(({ distance }) => distance))),
  ].sort((one, other) => one - other);
  for (const [index, distance] of distances.entries())
    tables.details.push(
      row({
        level: 'unit',
        ref: heat.id,
        owner: 'unit',
        type: 'UI',
        code: 'INTERMEDIATE',
        pos: index + 1,
        value: `${distance} m`,
      }),
    );
  for (const ranked of rankSwims(heat.swims)) {
    const { swim } = ranked;
    tables.results.push({
      ...line('unit', heat.id, ranked),
      ...(isQualified(swim) && ranked.rank !== undefined && { qualification: 'Q' }),
    });
    addDetails(heat, swim, distances, tables);
    addLineup(heat, swim, tables);
  }
}

/** Splits before the finish; the last one repeats the result. */
const passedSplits = (splits: Swim['splits'], time: number | undefined): Swim['splits'] =>
  splits.filter((split, index) => index < splits.length - 1 || split.time !== time);

function addDetails({ id: ref }: Heat, swim: Swim, distances: readonly number[], tables: ResultTables): void {
  const competitor = swim.competitor.id;
  const add = (code: string, cells: Readonly<Record<string, string | number | undefined>>, member?: string): void => {
    tables.usedDetails.add(code);
    const owner = member === undefined ? 'line' : 'member';
    tables.details.push(row({ level: 'unit', ref, owner, competitor, member, type: 'ER', code, ...cells }));
  };
  let before = 0;
  const seen = new Set<number>();
  for (const { distance, time } of passedSplits(swim.splits, swim.time)) {
    if (seen.has(distance)) continue;
    seen.add(distance);
    add('INTERMEDIATE', {
      pos: distances.indexOf(distance) + 1,
      value: timeText(time),
      value2: time > before ? timeText(time - before) : undefined,
    });
    before = time;
  }
  if (swim.reaction !== undefined) add('REACT_TIME', { value: swim.reaction });
  if (swim.comment !== undefined) add('reason', { value: swim.comment });
  if (swim.sportClass !== undefined) add('sport-class', { value: swim.sportClass });
  if (swim.status === 'EXH') add('exhibition', { value: 'EXH' });
  else if (swim.status !== undefined && markOf(swim) !== swim.status) add('mark', { value: swim.status });
  if (markOf(swim) !== undefined && swim.time !== undefined) add('swum-time', { value: timeText(swim.time) });
  for (const { person, reaction, mark, number } of swim.legs) {
    const pos = number;
    if (reaction !== undefined) add('REACT_TIME', { value: reaction, pos }, person);
    if (mark !== undefined) add('mark', { value: mark, pos }, person);
  }
}

function addLineup({ id: unit }: Heat, { competitor, legs }: Swim, tables: ResultTables): void {
  if (competitor.type !== 'team') return;
  for (const { person, number } of legs)
    if (number !== undefined)
      tables.lineups.push(
        row({ unit, competitor: competitor.id, participant: person, order: number, role: 'relay-leg', leg: number }),
      );
}

/** The result of a round that has several contests. */
function addRounds(
  race: Race,
  swims: readonly Swim[],
  isQualified: (swim: Swim) => boolean,
  tables: ResultTables,
): void {
  const byRound = Map.groupBy(swims.filter(isSwum), ({ round }) => round);
  for (const [round, here] of byRound) {
    if (new Set(here.map(({ heat }) => heat)).size < 2) continue;
    for (const ranked of rankSwims(onePerCompetitor(here), { usesPlaces: true }))
      tables.results.push({
        ...line('phase', round.id, ranked),
        ...(isQualified(ranked.swim) && ranked.rank !== undefined && { qualification: 'Q' }),
      });
  }
}

/** The final ranking: the deepest round first. It exists once a round of the greatest depth has a result. */
function addRanking(race: Race, swims: readonly Swim[], withoutHeat: readonly Swim[], tables: ResultTables): void {
  const regular = swims.filter((swim) => isSwum(swim) && swim.round.words.isSwimOff === undefined);
  const planned = race.rounds.filter(({ words }) => words.isSwimOff === undefined).map(({ words }) => words.depth);
  const last = Math.max(0, ...planned);
  if (!regular.some((swim) => swim.round.words.depth === last && swim.time !== undefined)) return;
  const best = onePerCompetitor([...regular, ...withoutHeat]);
  for (const ranked of rankSwims(best, { usesPlaces: true, usesDepth: true }))
    tables.results.push(line('event', race.id, ranked));
}

/** The swim of each competitor in the deepest round; in a round, the better one. */
function onePerCompetitor(swims: readonly Swim[]): Swim[] {
  const best = new Map<string, Swim>();
  for (const swim of swims) {
    const other = best.get(swim.competitor.id);
    const depth = swim.round.words.depth - (other?.round.words.depth ?? 0);
    const isBetter = other && depth === 0 && (swim.time ?? Infinity) < (other.time ?? Infinity);
    if (!other || depth > 0 || isBetter) best.set(swim.competitor.id, swim);
  }
  return [...best.values()];
}
