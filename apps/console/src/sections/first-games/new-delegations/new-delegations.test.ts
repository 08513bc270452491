import { expect, test } from 'vitest';
import { addDelegations, delegationCode } from './new-delegations.ts';
import { newPlan } from '../plan.ts';

const plan = newPlan({ now: 0, timeZone: 'America/Sao_Paulo', language: 'pt', venueName: 'Ginásio' });

test.each([
  ['Itajubá', 'ITA'],
  ['São João del-Rei', 'SJR'],
  ['Santa Rita do Sapucaí', 'SRS'],
  ['7A', '7A'],
  ['Ilha do Mel', 'ILH'],
  ['الرياض', 'D1'],
])('the code of %s is %s', (name, code) => {
  expect(delegationCode(name, new Set())).toBe(code);
});

test('delegations with the same first letters get different codes', () => {
  const { delegations } = addDelegations(plan, ['Itapeva', 'Itapira', 'Itapetininga', 'Itaúna']);
  expect(new Set(delegations.map(({ code }) => code)).size).toBe(4);
  expect(new Set(delegations.map(({ id }) => id)).size).toBe(4);
});

test('a delegation of the plan is not added again, however it is spelled', () => {
  const once = addDelegations(plan, ['São João del-Rei', '  sao joao DEL-REI ', '']);
  expect(once.delegations.map(({ name }) => name)).toEqual([{ pt: 'São João del-Rei' }]);
  expect(addDelegations(once, ['Sao Joao del-Rei'])).toBe(once);
});
