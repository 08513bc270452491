import { describe, expect, it } from 'vitest';
import { choiceIn } from './choice.ts';

const now = new Date('2026-11-24T12:00:00Z');
const kept = (choice: unknown, at: unknown) => JSON.stringify({ choice, at });

describe('S19: the choice about what is stored', () => {
  it.each(['necessary', 'all'])('%s holds for six months', (choice) => {
    expect(choiceIn(kept(choice, '2026-11-24T12:00:00Z'), now)).toBe(choice);
    expect(choiceIn(kept(choice, '2026-05-24T12:00:01Z'), now)).toBe(choice);
    expect(choiceIn(kept(choice, '2026-05-24T12:00:00Z'), now)).toBeUndefined();
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '"all"',
    kept('some', '2026-11-01T00:00:00Z'),
    kept('all', 'soon'),
    kept('all', '2027-01-01'),
  ])('%s is no choice', (text) => expect(choiceIn(text, now)).toBeUndefined());
});
