import { drawTexts, matchName, withNumber } from './draw-words.ts';
import type { DrawnEvent, PlannedContest, PlannedSide } from './drawn-event.ts';
import { insertPhases, loserSide, roundContests, takePlace, winnerOf } from './extend-bracket.ts';
import type { SideContest } from './extend-bracket.ts';
import { contestKey } from './plan-contests.ts';

/**
 * Adds the repechage of those who lost to a finalist, as in wrestling and taekwondo, with two contests for bronze: in each half,
 * the one who lost to the finalist in the first round meets the one of the second round, the winner the one of the third, and at last
 * the loser of the semifinal. Where the finalist had a bye, the other one advances. Semifinals without an earlier round have no
 * repechage: both losers are third.
 */
export function addFinalistsRepechage(bracket: DrawnEvent): DrawnEvent {
  const semifinals = roundContests(bracket, 'SFL', 2);
  const depth = Math.max(0, ...semifinals.map((one) => (one ? roundsBefore(bracket, one) - 1 : 0)));
  // A half with fewer rounds joins in the later ones, so that both are ready for bronze at the same time.
  const phases = Array.from({ length: depth }, (_, index) => (depth > 1 ? `REP${index + 1}` : 'REP'));
  const halves = semifinals.flatMap((one, index) => (one ? planHalf(bracket, one, index + 1, phases) : []));
  const named = phases.map((code, index) => {
    const name = depth > 1 ? withNumber(drawTexts.repechage, index + 1) : drawTexts.repechage;
    const contests = halves
      .flatMap(({ rounds }) => rounds.filter(({ bracket: { round } }) => round === code))
      .map((contest) => ({
        ...contest,
        name: depth > 1 ? matchName(name, contest.number) : withNumber(name, contest.number),
      }));
    return { phase: { code, name, kind: 'repechage' as const }, contests: takePlace(code, contests) };
  });
  const bronzes = takePlace(
    'REPF',
    halves.map(({ bronze }) => bronze),
  );
  return insertPhases(bracket, 'FNL', [
    ...named,
    { phase: { code: 'REPF', name: drawTexts.bronzes, kind: 'final' }, contests: bronzes },
  ]);
}

/** @param number of the half, from the top @param phases codes of the rounds of the repechage in order */
function planHalf(
  bracket: DrawnEvent,
  semifinal: PlannedContest,
  number: number,
  phases: readonly string[],
): { rounds: SideContest[]; bronze: SideContest } {
  const before = roundsBefore(bracket, semifinal);
  const code = `BRN${number}`;
  let waiting: PlannedSide | undefined = before > 0 ? lostTo(semifinal, before) : undefined;
  const rounds: SideContest[] = [];
  for (let round = before - 1; round > 0; round -= 1) {
    const contest: SideContest = {
      key: contestKey(phases.at(-round)!, number),
      number,
      name: drawTexts.repechage,
      sides: [waiting, lostTo(semifinal, round)],
      bracket: { code, round: phases.at(-round)!, position: 1 },
    };
    rounds.push(contest);
    waiting = winnerOf(contest);
  }
  const bronze: SideContest = {
    key: contestKey('REPF', number),
    number,
    name: withNumber(drawTexts.bronze, number),
    sides: [waiting, loserSide(semifinal)],
    medal: 'bronze',
    bracket: { code, round: 'BRN', position: 1 },
  };
  return { rounds, bronze };
}

const lostTo = ({ key }: PlannedContest, before: number): PlannedSide => ({ contest: key, result: 'L', before });

/** Number of rounds that a competitor may have had before this contest. */
function roundsBefore(bracket: DrawnEvent, { sides }: PlannedContest): number {
  const earlier = sides.flatMap((side) =>
    'contest' in side ? (bracket.contests.find(({ key }) => key === side.contest) ?? []) : [],
  );
  return Math.max(0, ...earlier.map((contest) => 1 + roundsBefore(bracket, contest)));
}
