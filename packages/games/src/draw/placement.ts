import { drawTexts, withNumber } from './draw-words.ts';
import type { DrawnEvent } from './drawn-event.ts';
import { insertPhases, loserOf, loserSide, roundContests, takePlace, winnerOf } from './extend-bracket.ts';
import type { SideContest } from './extend-bracket.ts';
import { contestKey } from './plan-contests.ts';

/**
 * Adds the contests for places 5 to 8 among the losers of the quarterfinals. Where a quarterfinal is missing, the
 * other loser of its half advances. The phases precede the semifinals, because their competitors rank below them.
 */
export function addPlacement(bracket: DrawnEvent): DrawnEvent {
  const losers = roundContests(bracket, 'QFL', 4).map(loserSide);
  const semifinal = (number: number): SideContest => ({
    key: contestKey('SF5', number),
    number,
    name: withNumber(drawTexts.places5To8, number),
    sides: [losers[number * 2 - 2], losers[number * 2 - 1]],
    bracket: { code: '5_8', round: 'SFL', position: number },
  });
  const semifinals = [semifinal(1), semifinal(2)] as const;
  const final = (place: 5 | 7, sides: SideContest['sides']): SideContest => ({
    key: contestKey(`PL${place}`, 1),
    number: 1,
    name: place === 5 ? drawTexts.place5 : drawTexts.place7,
    sides,
    bracket: { code: `${place}_${place + 1}`, round: 'FNL', position: 1 },
  });
  const [five, seven] = [
    final(5, [winnerOf(semifinals[0]), winnerOf(semifinals[1])]),
    final(7, [loserOf(semifinals[0]), loserOf(semifinals[1])]),
  ];
  return insertPhases(bracket, 'SFNL', [
    { phase: { code: 'SF5', name: drawTexts.places5To8, kind: 'knockout' }, contests: takePlace('SF5', semifinals) },
    { phase: { code: 'PL7', name: drawTexts.place7, kind: 'final' }, contests: takePlace('PL7', [seven]) },
    { phase: { code: 'PL5', name: drawTexts.place5, kind: 'final' }, contests: takePlace('PL5', [five]) },
  ]);
}
