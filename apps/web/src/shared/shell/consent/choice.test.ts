import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../fixtures/device-storage.ts';
import { choiceIn, saveChoice, savedChoice, sendChoice } from './choice.ts';

const now = new Date('2026-11-24T12:00:00Z');
const storedChoice = (choice: unknown, at: unknown) => JSON.stringify({ choice, at });

describe('S19: the choice about stored data', () => {
  it.each(['necessary', 'all'])('%s is valid for six months', (choice) => {
    expect(choiceIn(storedChoice(choice, '2026-11-24T12:00:00Z'), now)).toBe(choice);
    expect(choiceIn(storedChoice(choice, '2026-05-24T12:00:01Z'), now)).toBe(choice);
    expect(choiceIn(storedChoice(choice, '2026-05-24T12:00:00Z'), now)).toBeUndefined();
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '"all"',
    storedChoice('some', '2026-11-01T00:00:00Z'),
    storedChoice('all', 'soon'),
    storedChoice('all', '2027-01-01'),
  ])('cannot be read from %s', (text) => expect(choiceIn(text, now)).toBeUndefined());
});

describe('S19: a withdrawn choice', () => {
  let kept: Record<string, string>;
  let packs: Set<string>;
  beforeEach(() => {
    kept = stubStorage();
    stubStorage('sessionStorage');
    packs = new Set();
    vi.stubGlobal('caches', { keys: async () => [...packs], delete: async (name: string) => packs.delete(name) });
    return () => vi.unstubAllGlobals();
  });

  it('removes at once all data that only the former choice allowed, and nothing else', async () => {
    kept['podium-theme'] = 'dark';
    kept['podium-optional-visits'] = '7';
    sessionStorage.setItem('podium-optional-visit', '1');
    packs = new Set(['podium-pages', 'podium-optional-pictures']);
    await saveChoice('all', false);
    expect([Object.keys(kept).length, packs.size]).toEqual([3, 2]);
    await saveChoice('necessary', false);
    expect([savedChoice(), Object.keys(kept)]).toEqual(['necessary', ['podium-theme', 'podium-consent']]);
    expect([Object.keys(sessionStorage), [...packs]]).toEqual([[], ['podium-pages']]);
  });

  it('is sent to the account once, and again with the next page if that failed', async () => {
    const told: string[] = [];
    const send = async (choice: string): Promise<void> => void told.push(choice);
    await saveChoice('all', false);
    await sendChoice(send);
    expect(told).toEqual([]);
    await saveChoice('necessary', true);
    await expect(sendChoice(async () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    await sendChoice(send);
    await sendChoice(send);
    expect([told, savedChoice()]).toEqual([['necessary'], 'necessary']);
  });
});
