import { shownGap } from '@podium/contract/result-columns';
import { scoreSides } from '@podium/contract/score-sides';
import { halfPoints, isNamedByMembers, markKind, spokenCompetitorName } from '@podium/games';
import { isFinished, isLive } from '../../elements/item-state.ts';
import { decidingLines } from './headline.ts';
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import type { Discipline, Medal } from '@podium/games';
import type { Fact, Facts } from '@podium/disciplines/reading';

/** A competitor in the head of a contest page. */
export interface HeadRow {
  competitor: Competitor;
  medal?: Medal;
  /** The rank as sent, for rows without a medal. */
  rank?: string;
  /** A score, a mark or a total. */
  mark?: string;
  /** Reason for a missing mark: `DSQ`. */
  irm?: string;
  /** The count of a shoot-out, which is never part of the score. */
  tally?: string;
  /** Points in the current set. */
  points?: string;
  /** The gap to the leader of a race. */
  gap?: string;
  /** The split of the mark, for competitors who have not reached the one of the head yet. */
  earlier?: Fact;
  /** The members of a pair; larger teams show only their name. */
  pair?: readonly string[];
  isWinner: boolean;
  isLoser: boolean;
}

export interface ContestHead {
  /** `title`: no competitors are known yet, so the head names the event. */
  kind: 'sides' | 'places' | 'title';
  rows: HeadRow[];
  /** Medalists other than the two sides: the bronze of a final. */
  others: { medal: Medal; competitor: Competitor }[];
  /** Live races only: the last split that anyone has passed. */
  split?: Fact;
  /** Position of this contest among the parts of a combined event. */
  part?: { number: number; of: number };
  /** Live contests in which competitors take turns: how many have a result, the total, and who is next. */
  progress?: { done: number; of: number; next?: Competitor };
  /** URL of the flag whose colors edge the head. */
  flag?: string;
}

type Rules = Pick<Discipline, 'charts' | 'contest'>;
type LineFacts = ReadonlyMap<ResultLineAnswer, Facts>;

const MAX_PLACES = 3;

/**
 * The schedule reports the contest as finished while the result is still sent as live: the last scores may be missing.
 */
export const isBeingConfirmed = ({ status, resultStatus }: Pick<UnitAnswer, 'status' | 'resultStatus'>): boolean =>
  status === 'FINISHED' && (resultStatus === 'LIVE' || resultStatus === 'INTERMEDIATE');

/**
 * The content of the head of a contest page: two sides with their score, the first three places, or the name of the
 * event.
 */
export function contestHead(unit: UnitAnswer, rules: Rules, facts: LineFacts = new Map()): ContestHead {
  if (unit.isHeadToHead) return sidesHead(unit, rules);
  const { rows, split } = placeRows(unit, rules, facts);
  return {
    kind: rows.length > 0 ? 'places' : 'title',
    rows,
    others: [],
    split,
    progress: progressOf(unit, rules),
    part: partOf(unit),
    flag: flagOf(rows[0]),
  };
}

/** The part as sent by the event, otherwise counted in its totals. */
function partOf({ id, part, overall }: UnitAnswer): ContestHead['part'] {
  if (part || overall?.of !== 'event') return part;
  const parts = overall.lines[0]?.parts ?? [];
  const index = parts.findIndex(({ unit }) => unit === id);
  return index === -1 || parts.length < 2 ? undefined : { number: index + 1, of: parts.length };
}

function sidesHead(unit: UnitAnswer, rules: Rules): ContestHead {
  const isOpen = isBeingConfirmed(unit);
  const sides = scoreSides(unit);
  const medals = new Map((podiumOf(unit) ?? []).map(({ medal, competitor }) => [competitor.id, medal]));
  const rows = sides.map(({ side, competitor, score, irm, shootOut, medal, isWinner, isLoser }): HeadRow => ({
    competitor,
    medal: isOpen ? undefined : (medal ?? medals.get(competitor.id)),
    mark: score === null ? undefined : halfPoints(score),
    irm: irm ?? undefined,
    tally: shootOut ?? undefined,
    points: setPoints(unit, rules, side),
    pair: pairOf(unit, competitor),
    isWinner: isWinner && !isOpen,
    isLoser: isLoser && !isOpen,
  }));
  const shown = new Set(sides.map(({ competitor }) => competitor.id));
  return {
    kind: rows.length > 0 ? 'sides' : 'title',
    rows,
    others: (podiumOf(unit) ?? []).filter(({ competitor }) => !shown.has(competitor.id)),
    flag: flagOf(rows.find(({ isWinner }) => isWinner) ?? rows[0]),
  };
}

/** Names of the two members of a pair. */
function pairOf({ results, startList }: UnitAnswer, { id, type, name: team }: Competitor): HeadRow['pair'] {
  if (type !== 'team') return undefined;
  const line = [...results, ...startList].find(({ competitor }) => competitor.id === id);
  const members = line?.competitor.members ?? [];
  const isShown = members.length === 2 && !isNamedByMembers(team, members);
  return isShown ? members.map(({ name }) => spokenCompetitorName({ type: 'athlete', name })) : undefined;
}

/** Points of the current set, for sports scored by sets. */
function setPoints(unit: UnitAnswer, { charts }: Rules, side: 'home' | 'away'): string | undefined {
  if (!isLive(unit) || !charts.includes('setMomentum')) return undefined;
  const current = unit.current?.periods?.at(-1)?.code ?? unit.moment?.period?.code;
  const periods = [...(unit.current?.periods ?? []), ...unit.periods];
  const period = periods.find(({ code, winner }) => code === current && winner === undefined);
  return period?.[`${side}Period`] ?? undefined;
}

/** The medals of the event, if this contest decided them and they are not disputed. */
function podiumOf({ medal, podium, outcome }: UnitAnswer): UnitAnswer['podium'] {
  return medal === 'gold' && outcome?.decidedBy !== 'correction' ? podium : undefined;
}

/** The gap of a line to the winner of a race, for rows other than the first. */
const gapOf = (line: ResultLineAnswer | undefined, { contest }: Rules): string | undefined =>
  (contest === 'race' && line && shownGap(line)) || undefined;

function placeRows(unit: UnitAnswer, rules: Rules, facts: LineFacts): { rows: HeadRow[]; split?: Fact } {
  const awarded = podiumOf(unit);
  if (awarded?.length) {
    const marks = new Map(decidingLines(unit).map((line) => [line.competitor.id, line]));
    const rows = awarded.map(({ medal, competitor }): HeadRow => {
      const line = marks.get(competitor.id);
      return {
        competitor,
        medal,
        mark: line?.result ?? undefined,
        irm: line?.irm ?? undefined,
        gap: medal === 'gold' ? undefined : gapOf(line, rules),
        isWinner: medal === 'gold',
        isLoser: false,
      };
    });
    return { rows };
  }
  if (unit.rerun) return { rows: [] };
  const ranked = (unit.overall?.lines ?? unit.results).filter(({ rank, irm }) => rank !== null && irm === null);
  if (ranked.length > 0) {
    // Results are in order; with ties, the first three places may have more rows.
    const rows = ranked.slice(0, MAX_PLACES).map((line, index): HeadRow => ({
      competitor: line.competitor,
      rank: line.rank!,
      mark: line.result ?? line.points ?? undefined,
      gap: index === 0 ? undefined : gapOf(line, rules),
      isWinner: index === 0 && isFinished(unit) && !isBeingConfirmed(unit),
      isLoser: false,
    }));
    const isArriving = isLive(unit) && rules.contest === 'race' && !unit.overall;
    const behind = isArriving ? splitPlaces(unit.results.filter(hasNoResult), facts) : [];
    return {
      rows: [...rows, ...splitRows(behind, { first: rows.length, split: undefined })].slice(0, MAX_PLACES),
    };
  }
  if (!isLive(unit)) return { rows: [] };
  const places = splitPlaces(unit.results, facts);
  const split = places[0]?.split;
  return {
    rows: splitRows(places, { first: 0, split }).slice(0, MAX_PLACES),
    split,
  };
}

const hasNoResult = ({ rank, result }: ResultLineAnswer): boolean => rank === null && result === null;

interface SplitPlace {
  line: ResultLineAnswer;
  split: Fact;
  rank: string | undefined;
  gap: string | undefined;
}

/** Competitors who have passed the last split reached, in order, then the others by their latest split. */
function splitPlaces(lines: readonly ResultLineAnswer[], facts: LineFacts): SplitPlace[] {
  const passed = lines
    // The attempts of a jump or a throw are no splits.
    .filter(({ irm, resultType }) => irm === null && (resultType === null || markKind(resultType) === 'time'))
    .flatMap((line): SplitPlace[] => {
      const split = facts.get(line)?.findLast(({ kind, number, value }) => kind === 'split' && number && value);
      const sub = (code: string) => split?.facts.find((fact) => fact.code === code)?.value;
      return split ? [{ line, split, rank: sub('Rank'), gap: sub('Diff') }] : [];
    });
  return passed.sort(
    (one, other) =>
      Number(other.split.number) - Number(one.split.number) ||
      Number(one.rank ?? Infinity) - Number(other.rank ?? Infinity) ||
      0,
  );
}

/** The place and the mark of a competitor at an earlier split than the one of the table. */
export interface EarlierPlace {
  place: number;
  split: Fact;
}

export interface RunningRace {
  /**
   * The last split that anyone has passed, at which the marks were measured; undefined once a competitor has finished.
   */
  split: Fact | undefined;
  /** Those who have finished, then the others by their last split. */
  results: ResultLineAnswer[];
  /** Competitors who have not reached that split, or the finish: no place and no mark yet. */
  earlier: ReadonlyMap<ResultLineAnswer, EarlierPlace>;
}

/** A live race, ranked by its last split; undefined before the first split, and once all competitors have finished. */
export function runningRace(unit: Pick<UnitAnswer, 'results' | 'status'>, facts: LineFacts): RunningRace | undefined {
  if (!isLive(unit)) return undefined;
  const arrived = unit.results.filter((line) => !hasNoResult(line));
  const places = splitPlaces(unit.results.filter(hasNoResult), facts);
  if (places.length === 0) return undefined;
  const split = arrived.length === 0 ? places[0]!.split : undefined;
  const linesWithPlaces = new Set(places.map(({ line }) => line));
  const earlier = new Map<ResultLineAnswer, EarlierPlace>();
  const running = places.map(({ line, split: own, rank, gap }, index): ResultLineAnswer => {
    if (own.number === split?.number)
      return {
        ...line,
        rank: rank ?? null,
        result: own.value,
        resultType: line.resultType ?? 'TIME',
        diff: gap ?? null,
      };
    earlier.set(line, { place: arrived.length + index + 1, split: own });
    return line;
  });
  const others = unit.results.filter((line) => hasNoResult(line) && !linesWithPlaces.has(line));
  return { split, results: [...arrived, ...running, ...others], earlier };
}

/**
 * Rows of the head by split places.
 * @param at how many rows precede, and the split of the head
 */
function splitRows(places: readonly SplitPlace[], at: { first: number; split: Fact | undefined }): HeadRow[] {
  return places.map(({ line, split: own, rank, gap }, index): HeadRow => {
    const place = String(at.first + index + 1);
    const isThere = own.number === at.split?.number;
    return {
      competitor: line.competitor,
      rank: isThere ? (rank ?? place) : place,
      mark: own.value,
      gap: isThere && index > 0 ? gap : undefined,
      earlier: isThere ? undefined : own,
      isWinner: false,
      isLoser: false,
    };
  });
}

/** The progress of a contest in which competitors take turns, while some have a result and others do not. */
function progressOf(unit: UnitAnswer, { contest }: Rules): ContestHead['progress'] {
  if (!isLive(unit) || contest === 'race') return undefined;
  const done = new Set(
    unit.results.filter(({ result, irm }) => result !== null || irm !== null).map(({ competitor }) => competitor.id),
  );
  const of = Math.max(unit.startList.length, unit.results.length);
  if (done.size === 0 || done.size === of) return undefined;
  const order = unit.startList.toSorted((one, other) => Number(one.startOrder) - Number(other.startOrder) || 0);
  return { done: done.size, of, next: order.find(({ competitor }) => !done.has(competitor.id))?.competitor };
}

const flagOf = (row: HeadRow | undefined): string | undefined => row?.competitor.organisation?.flag ?? undefined;

/** Minutes until the start, in the last hour before it. */
export function minutesToStart(
  { status, start, isStartHidden }: Pick<UnitAnswer, 'status' | 'start' | 'isStartHidden'>,
  now: Date,
): number | undefined {
  if (start === null || isStartHidden) return undefined;
  if (isLive({ status }) || isFinished({ status }) || status === 'CANCELLED' || status === 'POSTPONED')
    return undefined;
  const minutes = Math.ceil((Date.parse(start) - now.getTime()) / 60_000);
  return minutes >= 0 && minutes <= 60 ? minutes : undefined;
}
