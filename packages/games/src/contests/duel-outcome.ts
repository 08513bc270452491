/** Statements about a finished contest between two sides: only facts that agree with each other. */
import { canonicalIrm } from '../marks/irm.ts';
import { betterMark, compareMarks, parseMark } from '../marks/mark.ts';
import { scoreBeforeShootOut } from './score-before-shoot-out.ts';

/** Values of the home side and the away side. */
export type Pair<Value = string> = readonly [Value, Value];

export interface DuelSide {
  score: string | null;
  resultType?: string | null;
  irm: string | null;
  shootOut: string | null;
  isWinner: boolean;
  isLoser: boolean;
}

/** The points of both sides in a set, half or round. */
export type DuelPart = Pair<string | null>;

/**
 * Kinds of endings of a contest that was not played to its end. `other`: by a mark with a name but without a sentence
 * of its own, such as a fall.
 */
export type EarlyEnding =
  | 'walkover'
  | 'withdrawal'
  | 'retirement'
  | 'injury'
  | 'exclusion'
  | 'disqualification'
  | 'other';

export type DuelOutcome =
  | {
      kind: 'won';
      winner: 0 | 1;
      /** `score`: played to the end. `decision`: the source names the decision. */
      by: EarlyEnding | 'score' | 'decision';
      /** The mark that ended the contest early. */
      irm: string | null;
      /** The final score, or the scores when it was broken off; null if there is none or it contradicts the winner. */
      scores: readonly Pair[];
      tally: Pair | null;
    }
  | { kind: 'draw'; score: Pair }
  /** @property irm the mark of both sides, if it is the same */
  | { kind: 'noWinner'; irm: string | null }
  /** The facts contradict each other, or too little is known. */
  | { kind: 'unclear' };

const endings: ReadonlyMap<string, EarlyEnding> = new Map([
  ['WO', 'walkover'],
  ['DNS', 'walkover'],
  ['NPS', 'walkover'],
  ['WDR', 'withdrawal'],
  ['RET', 'retirement'],
  ['DNF', 'retirement'],
  ['INJ', 'injury'],
  ['EXC', 'exclusion'],
  ['DSQ', 'disqualification'],
  ['DQB', 'disqualification'],
]);

/** Endings that a source may write on the line of the winner: tennis feeds mark the side that receives the walkover. */
const givenToWinner: ReadonlySet<EarlyEnding> = new Set(['walkover', 'withdrawal', 'retirement', 'injury']);

/** Endings after which the score is that of a contest broken off. */
const brokenOff: ReadonlySet<EarlyEnding> = new Set(['withdrawal', 'retirement', 'injury']);

const unclear = { kind: 'unclear' } as const;

/**
 * @param parts points of the sets or periods played, without totals and shoot-outs
 * @param hasDecision the source names the decision, such as a fall, which may give the win to the side that is behind
 * @example duelOutcome([{ score: '1', … isWinner: true }, { irm: 'RET', … }], [['6', '4'], ['2', '3']])
 * // { kind: 'won', winner: 0, by: 'retirement', scores: [['6', '4'], ['2', '3']], … }
 */
export function duelOutcome(sides: Pair<DuelSide>, parts: readonly DuelPart[] = [], hasDecision = false): DuelOutcome {
  const [home, away] = sides;
  if (home.isWinner && away.isWinner) return unclear;
  if (!home.isWinner && !away.isWinner) return withoutWinner(sides);
  const winner = home.isWinner ? 0 : 1;
  const [won, lost] = winner === 0 ? sides : [away, home];
  const irm = canonicalIrm(lost.irm);
  const ownIrm = canonicalIrm(won.irm);
  const ownEnding = ownIrm === null ? undefined : (endings.get(ownIrm) ?? 'other');
  if (ownEnding && ownEnding !== 'other' && !givenToWinner.has(ownEnding)) return unclear;
  const mark = irm ?? ownIrm;
  if (mark !== null) {
    // A mark of the winner alone that ends no contest, such as a fall, explains nothing.
    if (irm === null && ownEnding === 'other') return { kind: 'won', winner, by: 'score', irm: null, ...untold };
    const by = endings.get(mark) ?? 'other';
    const scores = brokenOff.has(by) ? brokenOffScores(sides, parts) : [];
    return { kind: 'won', winner, by, irm: mark, scores, tally: null };
  }
  return playedOut(sides, winner, hasDecision);
}

const untold = { scores: [], tally: null } as const;

function withoutWinner([home, away]: Pair<DuelSide>): DuelOutcome {
  const [one, other] = [endingMark(home), endingMark(away)];
  if (one !== null && other !== null) return { kind: 'noWinner', irm: one === other ? one : null };
  if (one !== null || other !== null || home.isLoser || away.isLoser) return unclear;
  const score = scoreOf([home, away]);
  const tally = pairOf([home.shootOut, away.shootOut]);
  const isLevel = score !== null && compareScores([home, away], score) === 0;
  return isLevel && (tally === null || tally[0] === tally[1]) ? { kind: 'draw', score } : unclear;
}

/** Both kinds of disqualification count as one. */
function endingMark({ irm }: DuelSide): string | null {
  const mark = canonicalIrm(irm);
  return mark === 'DQB' ? 'DSQ' : mark;
}

function playedOut(sides: Pair<DuelSide>, winner: 0 | 1, hasDecision: boolean): DuelOutcome {
  const won = { kind: 'won', winner, by: hasDecision ? 'decision' : 'score', irm: null } as const;
  const score = scoreOf(sides);
  const tally = pairOf([sides[0].shootOut, sides[1].shootOut]);
  if (score === null) return { ...won, ...untold };
  const order = compareScores(sides, score);
  if (order === undefined) return { ...won, scores: [score], tally: null };
  // Negative: home is better.
  const lead = winner === 0 ? -order : order;
  if (lead > 0) return { ...won, scores: [score], tally: null };
  if (lead < 0) return hasDecision ? { ...won, ...untold } : unclear;
  // A level score with a winner: only a shoot-out explains it.
  const shootOutLead = tally === null ? 0 : Number(tally[winner]) - Number(tally[1 - winner]);
  if (shootOutLead > 0) return { ...won, scores: [score], tally };
  return shootOutLead < 0 && !hasDecision ? unclear : { ...won, ...untold };
}

function scoreOf([home, away]: Pair<DuelSide>): Pair | null {
  const score = pairOf([home.score, away.score]);
  const tally = pairOf([home.shootOut, away.shootOut]);
  return score && tally ? scoreBeforeShootOut(score, tally) : score;
}

const pairOf = ([home, away]: Pair<string | null>): Pair | null => (home && away ? [home, away] : null);

/** Negative if home is better, zero if level; undefined if the scores can't be compared. */
function compareScores([home, away]: Pair<DuelSide>, score: Pair): number | undefined {
  if (score[0] === score[1]) return 0;
  const type = home.resultType ?? away.resultType;
  const [one, other] = [parseMark(type, score[0]), parseMark(type, score[1])];
  if (one.value === null || other.value === null) return undefined;
  return compareMarks(one, other, betterMark(type));
}

/** The sets of a contest that counts sets, otherwise the score; empty if nothing was played. */
function brokenOffScores(sides: Pair<DuelSide>, parts: readonly DuelPart[]): readonly Pair[] {
  const played = parts.flatMap(([home, away]) => (home && away ? [[home, away] as const] : []));
  const total = [0, 1].map((side) => played.reduce((sum, part) => sum + Number(part[side]), 0));
  const isSum =
    sides.some(({ score }) => score !== null) &&
    sides.every(({ score }, side) => score === null || Number(score) === total[side]);
  const whole = scoreOf(sides);
  const told = played.length > 1 && isSum ? [[String(total[0]), String(total[1])] as const] : played;
  const scores = told.length > 0 ? told : whole ? [whole] : [];
  return scores.some((score) => score.some((points) => /[1-9]/u.test(points))) ? scores : [];
}
