import type { GamesPlan } from '@podium/contract';
import { expect, test } from 'vitest';
import { memoryStore } from '../../../drafts/memory-store.ts';
import { rememberAnswers, rememberedAnswers } from './sheet-answers.ts';

const plan = {
  code: 'ESCOLA-2026',
  delegations: [{ id: 'd1', code: 'ITJ', name: { pt: 'Itajubá' } }],
  events: [],
} as unknown as GamesPlan;

test('answers about names are kept for the next spreadsheet, until the plan no longer contains them', () => {
  const store = memoryStore();
  rememberAnswers(
    plan,
    new Map([
      ['delegation Itajuba MG', 'd1'],
      ['event Prova extra', ''],
    ]),
    store,
  );
  rememberAnswers(plan, new Map([['delegation Sumida', 'd9']]), store);
  expect([...rememberedAnswers(plan, store)]).toEqual([
    ['delegation Itajuba MG', 'd1'],
    ['event Prova extra', ''],
  ]);
  expect(rememberedAnswers({ ...plan, code: 'OUTROS-2026' }, store).size).toBe(0);
});

test('a value that another program stored in place of answers is ignored', () => {
  const store = memoryStore();
  store.setItem('podium-console-answers:ESCOLA-2026', '{"a":[1]}');
  expect(rememberedAnswers(plan, store).size).toBe(0);
});
