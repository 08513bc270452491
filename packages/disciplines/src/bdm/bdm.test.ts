import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { readFacts } from '../read-facts.ts';
import { currentPeriod, findPeriodName } from '../read-periods.ts';

const badminton = disciplineFor('BDM');

it('badminton has games as periods, and the match reports the current one', () => {
  expect(findPeriodName(badminton, 'G3')).toEqual({ phrase: 'gameNumber', short: 'gameShort', number: '3' });
  const details = [{ type: 'UI', code: 'CURRENT_GAME', value: '2' }];
  expect(currentPeriod(badminton, { details, periods: [{ code: 'G1', home: '21', away: '18' }] })).toBe('G2');
});

it('statistics of a side are points, serve, lead and smash', () => {
  const st = (code: string, value: string) => ({ type: 'ST', code, value });
  const details = [st('SMASH_MAX', '372'), st('PTS_SERVICE', '23'), st('PTS_WON', '42'), st('LEAD_MAX', '9')];
  expect(
    selectFigures(badminton, badminton.statistics, { details }).map(({ phrase, value }) => [phrase, value]),
  ).toEqual([
    ['pointsWon', '42'],
    ['servicePoints', '23'],
    ['longestLead', '9'],
    ['fastestSmash', '372'],
  ]);
});

it('the playing hand is shown', () => {
  expect(readFacts(badminton, { details: [{ type: 'EUE', code: 'HAND', value: 'L' }] })).toMatchObject([
    { phrase: 'hand', valuePhrase: 'leftHanded' },
  ]);
});
