import { expect, test } from 'vitest';
import { findDelegation } from './find-delegation.ts';
import { newPlan } from './plan.ts';

const empty = newPlan({
  now: Date.UTC(2026, 10, 1),
  timeZone: 'America/Sao_Paulo',
  language: 'pt',
  venueName: 'Ginásio',
});
const names = ['Itajubá', 'São João del-Rei', 'Santa Rita do Sul', 'Sé', 'Se'];
const plan = {
  ...empty,
  delegations: names.map((pt, index) => ({ id: `d${index}`, code: `C${index}`, name: { pt } })),
};

test.each([
  ['c1', 'd1'],
  ['itajuba', 'd0'],
  ['São João Del Rei', 'd1'],
  ['Sta. Rita do Sul', 'd2'],
  ['sé', 'd3'],
  ['SE', 'd4'],
  // Two delegations are called so without accents.
  ['Sê', undefined],
  ['Itajubaa', undefined],
])('%s is found if only one delegation has a similar name', (called, id) => {
  expect(findDelegation(plan)(called)).toBe(id);
});
