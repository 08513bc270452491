import { expect, it } from 'vitest';
import { delegationBeside } from './delegation-beside.ts';
import type { Competitor } from '../common.ts';

const spain = { code: 'ESP', name: 'Spain', flag: null };
const china = { code: 'CHN', name: 'China', flag: null };
const beside = (type: Competitor['type'], name: string, organisation: Competitor['organisation'] = spain) =>
  delegationBeside({ type, name, organisation })?.name;

it.each(['Rio / Mar', 'Wenjing SUI / Cong HAN', 'Falcões'])('H2: the team %s is shown with its delegation', (name) => {
  expect(beside('team', name)).toBe('Spain');
});

it.each(['Spain', 'Spain 2', 'ESP 1', 'SPAIN B'])(
  'the team %s has the name of its delegation, which is not shown again',
  (name) => {
    expect(beside('team', name)).toBeUndefined();
  },
);

it('a short name of a delegation is compared with the full name of its team, and the reverse', () => {
  expect(beside('team', 'People’s Republic of China', china)).toBeUndefined();
  expect(beside('team', 'Korea', { code: 'KOR', name: 'Republic of Korea', flag: null })).toBeUndefined();
});

it('an athlete is always shown with the delegation, and an open place never', () => {
  expect(beside('athlete', 'SPAIN Ana')).toBe('Spain');
  expect(beside('placeholder', '')).toBeUndefined();
});
