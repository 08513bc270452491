import { drawRounds, drawTexts, matchName, withNumber } from './draw-words.ts';
import type { DrawnEvent, PlannedContest, PlannedPhase, PlannedSide } from './drawn-event.ts';
import { loserOf, takePlace, winnerOf } from './extend-bracket.ts';
import type { SideContest } from './extend-bracket.ts';
import type { BracketPlaces } from './knock-out.ts';
import { contestKey } from './plan-contests.ts';

/** Code of the round in which the bracket of winners ends: its winner is in the final, its loser is not out yet. */
export const upperFinal = 'UFL';

type Sides = (PlannedSide | undefined)[];

/**
 * Double elimination: losers of the bracket of winners go to the bracket of losers, and are out after a second loss.
 * One final between the winners of both, which is not played again. The losers of a round enter in changing order, so
 * that they meet those whom they have met as late as possible.
 */
export function planDoubleElimination(places: BracketPlaces): DrawnEvent {
  const phases: PlannedPhase[] = [];
  const contests: PlannedContest[] = [];
  const stages: string[][] = [];
  const addRound = (phase: PlannedPhase, round: readonly SideContest[]): void => {
    const taking = takePlace(phase.code, round);
    if (taking.length === 0) return;
    phases.push(phase);
    contests.push(...taking);
    stages.push(taking.map(({ key }) => key));
  };
  const playUpper = (sides: Sides, round: number): SideContest[] => {
    const words = withNumber(drawTexts.upper, round);
    const played = contestsOf('UB', words, round, sides, (position) => ({
      code: 'MAIN',
      round: sides.length === 2 ? upperFinal : drawRounds[sides.length]!.bracket,
      position,
    }));
    addRound({ code: `UB${round}`, name: words, kind: 'knockout' }, played);
    return played;
  };
  let lowerRounds = 0;
  const playLower = (sides: Sides): Sides => {
    lowerRounds += 1;
    const round = lowerRounds;
    const words = withNumber(drawTexts.lower, round);
    const played = contestsOf('LB', words, round, sides, (position) => ({ code: 'LOS', round: `L${round}`, position }));
    addRound({ code: `LB${round}`, name: words, kind: 'repechage' }, played);
    return played.map(winnerOf);
  };

  let upper: Sides = places.map((entrant) => (entrant === undefined ? undefined : { entrant }));
  let lower: Sides = [];
  for (let round = 1; upper.length > 1; round += 1) {
    const played = playUpper(upper, round);
    upper = played.map(winnerOf);
    const losers = inChangingOrder(played.map(loserOf), round);
    // Losers of the first round meet each other; those of later rounds meet the winners of the bracket of losers.
    lower = round === 1 ? losers : playLower(lower.flatMap((side, index) => [side, losers[index]]));
    if (upper.length > 1) lower = playLower(lower);
  }
  const [winner, challenger] = [upper[0], lower[0]];
  if (!winner || !challenger) return { phases, contests, stages };
  const final: PlannedContest = {
    key: contestKey('FNL', 1),
    phase: 'FNL',
    number: 1,
    name: drawTexts.final,
    sides: [winner, challenger],
    isDuel: true,
    medal: 'gold',
    bracket: { code: 'MAIN', round: 'FNL', position: 1 },
  };
  return {
    phases: [...phases, { code: 'FNL', name: drawTexts.final, kind: 'final' }],
    contests: [...contests, final],
    stages: [...stages, [final.key]],
  };
}

function contestsOf(
  prefix: 'UB' | 'LB',
  words: PlannedContest['name'],
  round: number,
  sides: Sides,
  bracketAt: (position: number) => SideContest['bracket'],
): SideContest[] {
  return Array.from({ length: sides.length / 2 }, (_, index) => ({
    key: contestKey(`${prefix}${round}`, index + 1),
    number: index + 1,
    name: sides.length === 2 ? words : matchName(words, index + 1),
    sides: [sides[index * 2], sides[index * 2 + 1]],
    bracket: bracketAt(index + 1),
  }));
}

/** Losers of the second round from the bottom, of the third by halves, of the fourth from the bottom. */
function inChangingOrder(losers: Sides, round: number): Sides {
  if (round === 1) return losers;
  if (round % 2 === 0) return losers.toReversed();
  const half = losers.length / 2;
  return [...losers.slice(half), ...losers.slice(0, half)];
}
