import { athleticsMeasure } from '@podium/games';
import { expect, test } from 'vitest';
import { discipline } from './main.ts';

test.each([
  '100M',
  '4X100M',
  'T.SPRINT',
  'LONGJUMP2',
  'SHOTPUT',
  'D.PELOTA',
  'HIGHJUMP',
  'POLEVAULT',
  'H.SALTO',
  'MARATHON',
])('results of %s are entered in the measure that the setup shows', (code) => {
  const field = discipline.scoring.events!.find((event) => event.code.test(`ATHW${code}`));
  const measure = field === undefined ? 'time' : field.attempts > 0 ? 'distance' : 'height';
  expect(measure).toBe(athleticsMeasure(code));
});
