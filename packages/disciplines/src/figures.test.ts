import type { Detail } from '@podium/games';
import { expect, it } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import { figuresOf } from './figures.ts';

const st = (code: string, value: string, more: Partial<Detail> = {}): Detail => ({
  type: 'ST',
  code,
  pos: 'TOT',
  value,
  ...more,
});
const show = (code: string, details: Detail[]): string[] => {
  const discipline = disciplineFor(code);
  return figuresOf(discipline, discipline.statistics, { details }).map(
    ({ phrase, code: own, value, of, percent }) => `${phrase ?? own} ${[value, of, percent].filter(Boolean).join('/')}`,
  );
};

it('stand in the order of the sport, each once, with how many of how many', () => {
  const rebounds = {
    extensions: [
      { code: 'OR', value: '9' },
      { code: 'DR', value: '20' },
    ],
  };
  const details = [
    st('REB', '29', rebounds),
    st('FG', '14', { attributes: { Attempt: '41', Percent: '34' } }),
    st('PTS', '40'),
  ];
  expect(show('BKB', details)).toEqual([
    'points 40',
    'fieldGoals 14/41/34',
    'rebounds 29',
    'offensiveRebounds 9',
    'defensiveRebounds 20',
  ]);
});

it('lose nothing that the sport does not name', () => {
  expect(show('BKB', [st('DUNKS', '3'), { type: 'ER', code: 'HOME_AWAY', value: 'HOME' }])).toEqual(['DUNKS 3']);
  expect(show('', [st('GOALS', '3'), st('SHOT', '', { attributes: { Attempt: '5' } })])).toEqual([
    'goals 3',
    'shots 0/5',
  ]);
});
