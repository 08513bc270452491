import { canonicalIrm } from '../marks/irm.ts';
import { scoreBeforeShootOut } from './score-before-shoot-out.ts';

interface SideLine {
  result?: string | null;
  irm?: string | null;
  wlt?: string | null;
  shootOut?: string | null;
}

/** Marks of the loser that a source may write on the line of the winner. */
const ofTheOther: ReadonlySet<string | null> = new Set(['WO', 'DNS', 'WDR', 'RET', 'INJ']);

/**
 * The two lines of a contest, each with the data of its own side: a walkover that a feed marks on the winner's line
 * moves to the side that did not come, goals of a shoot-out are not part of the score, and of two winners neither is
 * one.
 */
export function agreeingSides<Line extends SideLine>(lines: readonly Line[]): Line[] {
  const [first, second] = lines;
  if (!first || !second || lines.length !== 2) return [...lines];
  return withoutShootOut(withOwnMarks(...withoutTwoWinners(first, second)));
}

function withoutTwoWinners<Line extends SideLine>(first: Line, second: Line): [Line, Line] {
  if (first.wlt !== 'W' || second.wlt !== 'W') return [first, second];
  return [
    { ...first, wlt: undefined },
    { ...second, wlt: undefined },
  ];
}

function withOwnMarks<Line extends SideLine>(first: Line, second: Line): [Line, Line] {
  const [winner, loser] = first.wlt === 'W' ? [first, second] : [second, first];
  const isMoved = winner.wlt === 'W' && loser.wlt !== 'W' && !loser.irm && ofTheOther.has(canonicalIrm(winner.irm));
  return isMoved
    ? [
        { ...first, irm: second.irm },
        { ...second, irm: first.irm },
      ]
    : [first, second];
}

function withoutShootOut<Line extends SideLine>([first, second]: [Line, Line]): [Line, Line] {
  if (!first.result || !second.result || !first.shootOut || !second.shootOut) return [first, second];
  const [one, other] = scoreBeforeShootOut([first.result, second.result], [first.shootOut, second.shootOut]);
  return [
    { ...first, result: one },
    { ...second, result: other },
  ];
}
