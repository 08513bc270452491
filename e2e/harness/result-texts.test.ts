import { expect, it } from 'vitest';
import { contradictions } from './result-texts.ts';

const line = (name: string, wlt: string) => ({ competitor: { name }, side: null, wlt, irm: null });
const results = [line('LIMA Ana', 'W'), line('SOUZA Bia', 'L')];

it.each([
  'Ana Lima beats Bia Souza 3–1.',
  'Ana Lima beats Bia Souza 1–1 (4–3 on penalties).',
  'Ana Lima wins gold against Bia Souza, 2:1.',
  'Ana Lima wins: Bia Souza retires at 2–4.',
  'Ana Lima wins by walkover.',
])('an agreeing text has no error: %s', (sentence) => {
  expect(contradictions(sentence, results)).toEqual([]);
});

it.each([
  ['Ana Lima beats Bia Souza 1–3.', 'the score contradicts the winner'],
  ['Ana Lima beats Bia Souza 1–1.', 'the score contradicts the winner'],
  ['Ana Lima beats Bia Souza 1–1 (0–1 on penalties).', 'the score contradicts the winner'],
  ['Ana Lima beats Bia Souza 5–4 (4–3 on penalties).', 'a shoot-out after an uneven score'],
  ['Bia Souza beats Ana Lima 3–1.', 'another winner'],
])('a contradiction is found in: %s', (sentence, fault) => {
  expect(contradictions(sentence, results).join(' ')).toContain(fault);
});
