import { describe, expect, test } from 'vitest';
import type { EnteredStep } from '@podium/games';
import { atServerTime, isSameScore, mayUndo } from './step-rules.ts';

const now = Date.parse('2026-11-28T15:00:00Z');
const begin = (at: string): EnteredStep => ({ id: 'step-0001', at, do: 'begin' });

describe('the time of a step', () => {
  test.each([
    ['on a device with the right time', '2026-11-28T14:50:00Z', '2026-11-28T15:00:00Z', '2026-11-28T14:50:00.000Z'],
    [
      'on a device that believes it is 1970',
      '1970-01-01T00:00:00Z',
      '1970-01-01T00:10:00Z',
      '2026-11-28T14:50:00.000Z',
    ],
    ['on a device that is a year ahead', '2027-11-28T15:00:00Z', '2027-11-28T15:00:30Z', '2026-11-28T14:59:30.000Z'],
    ['after the clock was set back', '2026-11-28T15:10:00Z', '2026-11-28T15:00:00Z', '2026-11-28T15:00:00.000Z'],
    [
      'after the clock was set forward by years',
      '1970-01-01T00:00:00Z',
      '2026-11-28T15:00:00Z',
      '2026-11-28T15:00:00.000Z',
    ],
    ['without the time of sending', '1970-01-01T00:00:00Z', undefined, '2026-11-28T15:00:00.000Z'],
  ])('%s is the server’s, minus the wait', (_name, at, sentAt, expected) => {
    expect(atServerTime([begin(at)], sentAt, now)[0]?.at).toBe(expected);
  });
});

describe('a step is undone', () => {
  const storedStep = (
    link: string | null,
    action: 'begin' | 'confirm' | 'reopen' = 'begin',
    by: string | null = 'ana',
  ) => ({
    step: { id: 'step-0001', at: '', do: action } as EnteredStep,
    link,
    by,
  });

  test.each<[string, ReturnType<typeof storedStep>, string | undefined, boolean]>([
    ['by an account, whoever made it', storedStep('link-1'), undefined, true],
    ['by the link that made it', storedStep('link-1'), 'link-1', true],
    ['not by another link', storedStep('link-1'), 'link-2', false],
    ['not by a link, if an account made it', storedStep(null), 'link-1', false],
    ['by a link, if a link of an earlier version made it', storedStep(null, 'begin', null), 'link-1', true],
    ['never, if it confirmed the result', storedStep(null, 'confirm'), undefined, false],
    ['never, if it reopened the result', storedStep(null, 'reopen'), undefined, false],
  ])('%s', (_name, step, link, expected) => expect(mayUndo(step, link)).toBe(expected));
});

describe('a score that two people see', () => {
  const goal = (id: string, seconds: number, more: object = {}): EnteredStep => ({
    id,
    at: new Date(now + seconds * 1000).toISOString(),
    do: 'score',
    side: 'home',
    points: 1,
    ...more,
  });
  const ofTable = { link: 'link-1', by: 'ana' };
  const stored = [{ step: goal('first', 0), ...ofTable }];
  const ofAna = { by: 'ana', link: undefined };

  test.each<[string, EnteredStep, Parameters<typeof isSameScore>[2], boolean]>([
    ['is the same within five seconds', goal('second', 5), ofAna, true],
    ['is the same if the clock of the other device is late', goal('second', -4), ofAna, true],
    ['is a new one after six seconds', goal('second', 6), ofAna, false],
    ['is a new one for the other side', goal('second', 1, { side: 'away' }), ofAna, false],
    ['is a new one with other points', goal('second', 1, { points: 2 }), ofAna, false],
    ['counts if its author is sure', goal('second', 1, { isSure: true }), ofAna, false],
    ['is a new one from the same link', goal('second', 1), { by: 'ana', link: 'link-1' }, false],
    ['is the same from another link', goal('second', 1), { by: 'ana', link: 'link-2' }, true],
  ])('%s', (_name, step, author, expected) => expect(isSameScore(step, stored, author)).toBe(expected));

  test('counts again after the other user has undone it', () => {
    const undo: EnteredStep = { id: 'undo', at: goal('', 1).at, do: 'undo', step: 'first' };
    expect(isSameScore(goal('second', 2), [...stored, { step: undo, ...ofTable }], ofAna)).toBe(false);
  });
});
