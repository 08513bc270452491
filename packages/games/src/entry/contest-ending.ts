/** Contests that end without being played to their end, and decisions where the score does not decide. */
import type { EnteredSide } from '../count/counted-parts.ts';
import type { ContestKind } from '../discipline.ts';

/** `walkover`: one side is absent, so the other wins; `noShow`: a competitor, or both sides, did not start. */
export const endingKinds = ['walkover', 'noShow', 'withdrawal', 'retirement', 'disqualification', 'abandoned'] as const;
export type EndingKind = (typeof endingKinds)[number];

/** The feed's mark of a competitor who is out; an abandoned contest has none. */
export const endingIrms = {
  walkover: 'WO',
  noShow: 'DNS',
  withdrawal: 'WDR',
  retirement: 'RET',
  disqualification: 'DSQ',
  abandoned: null,
} as const satisfies Record<EndingKind, string | null>;

/** Endings of both sides at once, such as two teams that did not appear. */
export const endsBoth: ReadonlySet<EndingKind> = new Set(['noShow', 'disqualification', 'abandoned']);

/** Endings that presuppose that the contest began. */
export const endsBegun: ReadonlySet<EndingKind> = new Set(['retirement', 'abandoned']);

/**
 * `extra`: an additional contest or attempt; `shared`: level competitors of a table keep their place together, with its
 * medal.
 */
export const decisionKinds = ['lot', 'jury', 'extra', 'shared'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export interface ContestEnding {
  how: EndingKind;
  /** Competitors who are out; empty if the contest was abandoned. */
  out: readonly string[];
}

export interface ContestDecision {
  by: DecisionKind;
  /** The winner of two. */
  side?: EnteredSide | undefined;
  /** Level competitors in their order, the best first; of an abandoned contest, all who get a place. */
  order?: readonly string[] | undefined;
  /** Public, as it was written. */
  reason: string;
}

export interface EndStep {
  do: 'end';
  how: EndingKind;
  /** Side that is out. Of two competitors without sides, `home` is the first starter. */
  side?: EnteredSide | undefined;
  /** Competitor who is out of a contest of more than two, which continues. */
  competitor?: string | undefined;
}

/** `of`: whether the decision is about the contest itself, or about the table or list of its round. */
export type DecideStep = { do: 'decide'; of: 'contest' | 'round' } & ContestDecision;

interface Endable {
  lines: readonly { competitor: string; side: EnteredSide | null; irm: string | null }[];
  ending: ContestEnding | null;
  decision: ContestDecision | null;
}

/** Returns whether the contest was abandoned and nobody has decided it: it has no result. */
export const isAbandoned = ({ ending, decision }: Pick<Endable, 'ending' | 'decision'>): boolean =>
  ending?.how === 'abandoned' && decision === null;

/** Competitors who are out by a step. */
export function outBy({ side, competitor, how }: EndStep, lines: Endable['lines']): string[] {
  if (how === 'abandoned') return [];
  if (competitor !== undefined) return lines.some((line) => line.competitor === competitor) ? [competitor] : [];
  if (lines.length !== 2) return [];
  return lines.flatMap((line, index) =>
    side === undefined || side === (line.side ?? (index === 0 ? 'home' : 'away')) ? line.competitor : [],
  );
}

/** The winner because exactly one of two is out; null otherwise. */
export function winnerByEnding({ lines, ending }: Pick<Endable, 'lines' | 'ending'>): EnteredSide | null {
  if (lines.length !== 2 || ending?.out.length !== 1) return null;
  return lines[0]!.competitor === ending.out[0] ? 'away' : 'home';
}

const ofOneSide = ['walkover', 'withdrawal', 'retirement', 'disqualification'] as const;

/** Endings that a form offers: of two competitors, those of each side and of both. */
export function endingChoices({
  contest,
  lines,
}: {
  contest: ContestKind;
  lines: readonly unknown[];
}): { how: EndingKind; side?: EnteredSide }[] {
  const sides = lines.length === 2 && (contest === 'sides' || contest === 'ranked') ? (['home', 'away'] as const) : [];
  return [
    ...ofOneSide.flatMap((how) => sides.map((side) => ({ how, side }))),
    ...(sides.length > 0 ? [{ how: 'noShow' as const }] : []),
    { how: 'abandoned' },
  ];
}
