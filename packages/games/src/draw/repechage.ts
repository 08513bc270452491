import { drawTexts, withNumber } from './draw-words.ts';
import type { DrawnEvent } from './drawn-event.ts';
import { insertPhases, loserSide, roundContests, takePlace, winnerOf } from './extend-bracket.ts';
import type { SideContest } from './extend-bracket.ts';
import { contestKey } from './plan-contests.ts';

/**
 * Adds the repechage and two contests for bronze, as in judo: the losers of the quarterfinals of each half meet, and
 * the winners meet the losers of the semifinals of the other half. Without a quarterfinal in each half, both losers of
 * the semifinals are third.
 */
export function addRepechage(bracket: DrawnEvent): DrawnEvent {
  const quarterfinals = roundContests(bracket, 'QFL', 4).map(loserSide);
  const [top, bottom] = roundContests(bracket, 'SFL', 2).map(loserSide);
  const contests = [1, 2].map((number): SideContest => ({
    key: contestKey('REP', number),
    number,
    name: withNumber(drawTexts.repechage, number),
    sides: [quarterfinals[number * 2 - 2], quarterfinals[number * 2 - 1]],
    bracket: { code: `BRN${number}`, round: 'REP', position: 1 },
  }));
  const [ofTop, ofBottom] = contests.map(winnerOf);
  if (!ofTop || !ofBottom) return bracket;
  const bronze = (number: number, sides: SideContest['sides']): SideContest => ({
    key: contestKey('REPF', number),
    number,
    name: withNumber(drawTexts.bronze, number),
    sides,
    medal: 'bronze',
    bracket: { code: `BRN${number}`, round: 'BRN', position: 1 },
  });
  const bronzes = [bronze(1, [ofTop, bottom]), bronze(2, [ofBottom, top])];
  return insertPhases(bracket, 'FNL', [
    { phase: { code: 'REP', name: drawTexts.repechage, kind: 'repechage' }, contests: takePlace('REP', contests) },
    { phase: { code: 'REPF', name: drawTexts.bronzes, kind: 'final' }, contests: takePlace('REPF', bronzes) },
  ]);
}
