/** The next contest in which an entrant of an event may compete, before a start list names the entrant. */

/** An open side of a contest and its source, if the schedule names one: a contest's winner, a pool's first. */
export interface OpenSide {
  /** A contest, or a phase that is a pool. */
  unit?: string;
  /** `W`, `L` or a rank. */
  result?: string;
}

/** The result of a competitor in a contest. */
export interface Outcome {
  wlt?: string;
  rank?: string;
}

/** Facts about a contest of an event that determine who may still compete. */
export interface EventContest {
  id: string;
  phase: string;
  startAt: number | undefined;
  order: number;
  /** `off`: canceled. `open`: still to come, but postponed to an unknown time. */
  state: 'coming' | 'open' | 'on' | 'over' | 'off';
  /**
   * A contest between two sides, for which a whole round is drawn at once. Otherwise each contest has its own start
   * list.
   */
  isDuel: boolean;
  /** Part of a round for competitors who did not advance directly, such as a repechage. */
  isRepechage: boolean;
  /** Its result is official. */
  isFirm: boolean;
  /** Ids named by the start list or the result. */
  names: ReadonlySet<string>;
  openSides: readonly OpenSide[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** Qualification marks, `Q` or `q`, as given by the contest or its whole phase. */
  marks: ReadonlyMap<string, string>;
  /** If it is part of a pool: the ranks in that pool. */
  poolRanks: ReadonlyMap<string, string>;
  /** Ids of competitors without a valid result: did not start, disqualified. */
  invalid: ReadonlySet<string>;
}

export interface Entrant {
  /** The ids a start list may use: those of the person and of the teams they play for. */
  ids: ReadonlySet<string>;
  isWithdrawn: boolean;
  /** Starts only if another entrant withdraws. */
  isReserve?: boolean;
}

/**
 * `named`: an upcoming contest names them. `tentative`: it will be this one, or one of the round that starts with it
 * (`isRound`). `open`: they may compete again, but it is unknown where. `over`: they cannot.
 */
export type NextAppearance =
  | { kind: 'named' | 'open' | 'over' }
  | { kind: 'tentative'; unit: string; isRound: boolean; awaits: 'start' | 'side' };

interface Round {
  contests: EventContest[];
  from: number;
  to: number;
}

/** The current state of an event, in order; computed once for all entrants. */
export interface EventProgram {
  contests: readonly EventContest[];
  rounds: readonly Round[];
  /** All remaining competitors of the event are named. */
  isFull: boolean;
  /** Ids in the total of all parts; empty if they are not added up. */
  sum: ReadonlySet<string>;
}

/** @param sum ids with a valid place in the latest list of totals of the event */
export function eventProgram(
  allContests: readonly EventContest[],
  sum: ReadonlySet<string> = new Set<string>(),
): EventProgram {
  const contests = allContests.filter(({ state }) => state !== 'off').toSorted(byStart);
  return {
    contests,
    rounds: groupRounds(contests),
    isFull: contests.every((contest) => !isAhead(contest) || isFull(contest)),
    sum,
  };
}

const open: NextAppearance = { kind: 'open' };
const finishedAppearance: NextAppearance = { kind: 'over' };

/**
 * Before the first start lists this is the first contest of the event's first round. After a round it is the first
 * contest of the next round for competitors with a qualification mark, the next contest for a winner, and in a
 * decathlon the next part for all competitors in the total. Mere possibilities are not returned.
 */
export function nextAppearance(event: EventProgram, entrant: Entrant): NextAppearance {
  const { contests, rounds } = event;
  const mine = contests.filter(({ names }) => [...entrant.ids].some((id) => names.has(id)));
  if (mine.some(isAhead)) return { kind: 'named' };
  if (entrant.isWithdrawn || event.isFull) return finishedAppearance;
  if (entrant.isReserve) return open;
  return mine.length === 0 ? firstOfFirstRound(rounds) : nextAfterContest(event, mine, entrant);
}

/** Still to be held, or in progress. */
const isAhead = ({ state }: EventContest): boolean => state === 'coming' || state === 'open' || state === 'on';

const isFull = ({ isDuel, names, openSides }: EventContest): boolean =>
  names.size > 0 && (!isDuel || openSides.length === 0);

function firstOfFirstRound([first]: readonly Round[]): NextAppearance {
  return (first && firstWithoutNames(first)) ?? open;
}

function nextAfterContest(event: EventProgram, mine: readonly EventContest[], { ids }: Entrant): NextAppearance {
  const { contests, rounds } = event;
  const fillableContest = contests.find(
    (contest) => contest.state === 'coming' && contest.openSides.some((side) => isFilledBy(contests, mine, side, ids)),
  );
  if (fillableContest) return { kind: 'tentative', unit: fillableContest.id, isRound: false, awaits: 'side' };
  const last = rounds.findLastIndex((round) => round.contests.some((contest) => mine.includes(contest)));
  const lastContests = rounds[last]!.contests;
  const mark = lastContests.flatMap(({ marks }) => [...ids].flatMap((id) => marks.get(id) ?? []))[0];
  if (mark !== undefined && isQualified(mark)) {
    const next = rounds.slice(last + 1).find(({ contests: [first] }) => !first!.isRepechage);
    return (next && firstWithoutNames(next)) ?? open;
  }
  return nextPart(event, last, mine, ids) ?? (isEliminated(contests, rounds, last, mine) ? finishedAppearance : open);
}

/**
 * If the event is a total, all remaining competitors compete in the next part: in a decathlon in the next phase; in
 * golf, where four rounds are one phase, in the next contest. Undefined if that is uncertain: after a series of races
 * of which only the best may have one more, or if a phase is held in groups.
 */
function nextPart(
  { contests, rounds, sum }: EventProgram,
  last: number,
  mine: readonly EventContest[],
  ids: ReadonlySet<string>,
): NextAppearance | undefined {
  const latest = mine.at(-1)!;
  // Names or qualification marks decide who advances.
  if (contests.some(({ isDuel }) => isDuel) || rounds[last]!.contests.some(({ marks }) => marks.size > 0))
    return undefined;
  if (![...ids].some((id) => sum.has(id)) || [...ids].some((id) => latest.invalid.has(id))) return undefined;
  if (contests.every(({ phase }) => phase === latest.phase)) {
    const isHeldByAll = contests.every((contest) => contest.state !== 'over' || mine.includes(contest));
    const next = contests[contests.indexOf(latest) + 1];
    return isHeldByAll && next?.state === 'coming' && next.names.size === 0
      ? { kind: 'tentative', unit: next.id, isRound: false, awaits: 'start' }
      : undefined;
  }
  const isSeries = rounds[last]!.contests.filter((contest) => mine.includes(contest)).length > 1;
  const next = isSeries ? undefined : rounds[last + 1];
  return next && firstWithoutNames(next);
}

/** `Q` by place, `q` by mark; `R1` is a reserve that advances only after a withdrawal. */
export const isQualified = (mark: string): boolean => /^q/iu.test(mark.trim());

/** Returns whether the entrant fills an open side. */
function isFilledBy(
  contests: readonly EventContest[],
  mine: readonly EventContest[],
  { unit, result }: OpenSide,
  ids: ReadonlySet<string>,
): boolean {
  if (unit === undefined || result === undefined) return false;
  return mine.some(({ id, phase, state, outcomes, poolRanks }) => {
    const isOfPool = phase === unit && isPlayed(contests, phase);
    if (state !== 'over' || (id !== unit && !isOfPool)) return false;
    return [...ids].some((candidate) => {
      const { wlt, rank } = id === unit ? (outcomes.get(candidate) ?? {}) : { rank: poolRanks.get(candidate) };
      return wlt === result || rank === result;
    });
  });
}

const isPlayed = (contests: readonly EventContest[], id: string): boolean =>
  contests.every(({ phase, state, isFirm }) => phase !== id || (state === 'over' && isFirm));

/**
 * Returns whether an entrant without a qualification mark is out: it is known who advances and there is no second chance, or
 * every open side has a source and none of them is theirs.
 */
function isEliminated(
  contests: readonly EventContest[],
  rounds: readonly Round[],
  last: number,
  mine: readonly EventContest[],
): boolean {
  const lastContests = rounds[last]!.contests;
  const laterContests = rounds.slice(last + 1).flatMap((round) => round.contests);
  if (lastContests.some(({ marks }) => marks.size > 0))
    return (
      lastContests.every(({ state, isFirm }) => state === 'over' && isFirm) &&
      !laterContests.some(({ isRepechage }) => isRepechage)
    );
  const hasSource = ({ unit, result }: OpenSide): boolean =>
    result !== undefined &&
    !isUndetermined(result) &&
    contests.some(({ id, phase }) => id === unit || (phase === unit && isPlayed(contests, phase)));
  const openContests = contests.filter((contest) => isAhead(contest) && !isFull(contest));
  return (
    mine.every(({ isFirm }) => isFirm) &&
    openContests.every(
      ({ isDuel, names, openSides }) => isDuel && names.size + openSides.length > 1 && openSides.every(hasSource),
    )
  );
}

/** A side that the schedule only lists as to be determined. */
const isUndetermined = (result: string): boolean => result === 'TBD' || /^L\d$/u.test(result);

/** The first upcoming contest of a round without names; undefined once its start lists or its draw are published. */
function firstWithoutNames({ contests }: Round): NextAppearance | undefined {
  if (contests.some(({ isDuel, names }) => isDuel && names.size > 0)) return undefined;
  const first = contests.find(({ state, names }) => state === 'coming' && names.size === 0);
  if (!first) return undefined;
  const isRound = contests.filter(({ phase }) => phase === first.phase).length > 1;
  return { kind: 'tentative', unit: first.id, isRound, awaits: 'start' };
}

/** Phases in chronological order; phases held in parallel, such as pools, count as one round. */
function groupRounds(contests: readonly EventContest[]): Round[] {
  const phases = [...Map.groupBy(contests, ({ phase }) => phase).values()].map((phaseContests): Round => {
    const starts = phaseContests.map(contestStart);
    return { contests: phaseContests, from: Math.min(...starts), to: Math.max(...starts) };
  });
  const rounds: Round[] = [];
  for (const phase of phases.toSorted((a, b) => a.from - b.from)) {
    const previousRound = rounds.at(-1);
    if (previousRound === undefined || phase.from >= previousRound.to) {
      rounds.push(phase);
      continue;
    }
    previousRound.contests = [...previousRound.contests, ...phase.contests].toSorted(byStart);
    previousRound.to = Math.max(previousRound.to, phase.to);
  }
  return rounds;
}

const contestStart = ({ startAt }: EventContest): number => startAt ?? Number.MAX_SAFE_INTEGER;

const byStart = (a: EventContest, b: EventContest): number =>
  contestStart(a) - contestStart(b) || a.order - b.order || (a.id < b.id ? -1 : 1);
