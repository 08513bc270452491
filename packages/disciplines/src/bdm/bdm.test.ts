import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { figuresOf } from '../figures.ts';
import { factsOf } from '../read-facts.ts';
import { currentPeriodOf, periodNameOf } from '../read-periods.ts';

const badminton = disciplineFor('BDM');

it('its parts are games, and the match says which one is on', () => {
  expect(periodNameOf(badminton, 'G3')).toEqual({ phrase: 'gameNumber', short: 'gameShort', number: '3' });
  const details = [{ type: 'UI', code: 'CURRENT_GAME', value: '2' }];
  expect(currentPeriodOf(badminton, { details, periods: [{ code: 'G1', home: '21', away: '18' }] })).toBe('G2');
});

it('a side is told by its points, its serve, its lead and its smash', () => {
  const st = (code: string, value: string) => ({ type: 'ST', code, value });
  const details = [st('SMASH_MAX', '372'), st('PTS_SERVICE', '23'), st('PTS_WON', '42'), st('LEAD_MAX', '9')];
  expect(figuresOf(badminton, badminton.statistics, { details }).map(({ phrase, value }) => [phrase, value])).toEqual([
    ['pointsWon', '42'],
    ['servicePoints', '23'],
    ['longestLead', '9'],
    ['fastestSmash', '372'],
  ]);
});

it('says with which hand somebody plays', () => {
  expect(factsOf(badminton, { details: [{ type: 'EUE', code: 'HAND', value: 'L' }] })).toMatchObject([
    { phrase: 'hand', valuePhrase: 'leftHanded' },
  ]);
});
