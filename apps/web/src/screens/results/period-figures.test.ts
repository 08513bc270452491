import { disciplineFor } from '@podium/disciplines';
import { describe, expect, it } from 'vitest';
import { sideFigures } from './period-figures.ts';
import type { UnitAnswer } from '@podium/contract';

const side = (name: 'home' | 'away', details: object[] = []) => ({
  side: name,
  details,
  result: null,
  diff: null,
  wlt: null,
});
const unit = (parts: [number, number][], details: object[] = []) => {
  let [home, away] = [0, 0];
  const periods = parts.map(([own, other], index) => {
    home += own;
    away += other;
    return { code: `B${index + 1}`, home: `${home}`, away: `${away}`, homePeriod: `${own}`, awayPeriod: `${other}` };
  });
  const total = { code: 'TOT', home: `${home}`, away: `${away}`, homePeriod: null, awayPeriod: null };
  return { results: [side('home', details), side('away')], periods: [...periods, total] } as unknown as UnitAnswer;
};
const sportFigures = (sport: string, unit: UnitAnswer) =>
  sideFigures(disciplineFor(sport), unit).map(({ id, home, away, leads }) => [id, home?.value, away?.value, leads]);

describe('S06: statistics of a contest without figures from the feed', () => {
  it('S06: contain the bouts won, the most touches in one and the largest lead of a team match of fencing', () => {
    expect(
      sportFigures(
        'FEN',
        unit([
          [5, 2],
          [4, 8],
          [6, 5],
        ]),
      ),
    ).toEqual([
      ['boutsWon', '2', '1', 'home'],
      ['bestBout', '6', '8', 'away'],
      ['largestLead', '3', '1', 'home'],
    ]);
  });

  it('leave out the most points in one contest of a team match of judo, where each contest is one point', () => {
    expect(
      sportFigures(
        'JUD',
        unit([
          [0, 1],
          [1, 0],
          [0, 1],
        ]),
      ),
    ).toEqual([
      ['boutsWon', '1', '2', 'away'],
      ['largestLead', '0', '1', 'away'],
    ]);
  });

  it('have no figures while only one part has been played', () => {
    expect(sportFigures('FEN', unit([[5, 2]]))).toEqual([]);
  });

  it('are replaced by figures of the feed', () => {
    const points = { type: 'ST', code: 'PTS_WON', pos: 'TOT', value: '22' };
    expect(
      sportFigures(
        'TTE',
        unit(
          [
            [11, 2],
            [11, 4],
          ],
          [points],
        ),
      ),
    ).toEqual([['pointsWon', '22', undefined, 'home']]);
  });
});
