import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { figuresOf } from '../figures.ts';
import { factsOf } from '../read-facts.ts';
import { currentPeriodOf, periodNameOf } from '../read-periods.ts';

const badminton = disciplineFor('BDM');

it('its periods are games, and the match reports the current one', () => {
  expect(periodNameOf(badminton, 'G3')).toEqual({ phrase: 'gameNumber', short: 'gameShort', number: '3' });
  const details = [{ type: 'UI', code: 'CURRENT_GAME', value: '2' }];
  expect(currentPeriodOf(badminton, { details, periods: [{ code: 'G1', home: '21', away: '18' }] })).toBe('G2');
});

it('statistics of a side are points, serve, lead and smash', () => {
  const st = (code: string, value: string) => ({ type: 'ST', code, value });
  const details = [st('SMASH_MAX', '372'), st('PTS_SERVICE', '23'), st('PTS_WON', '42'), st('LEAD_MAX', '9')];
  expect(figuresOf(badminton, badminton.statistics, { details }).map(({ phrase, value }) => [phrase, value])).toEqual([
    ['pointsWon', '42'],
    ['servicePoints', '23'],
    ['longestLead', '9'],
    ['fastestSmash', '372'],
  ]);
});

it('shows the playing hand', () => {
  expect(factsOf(badminton, { details: [{ type: 'EUE', code: 'HAND', value: 'L' }] })).toMatchObject([
    { phrase: 'hand', valuePhrase: 'leftHanded' },
  ]);
});
