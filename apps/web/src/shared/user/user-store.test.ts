import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLoginEnabled, keptLoginType, onUserChange } from '../visitor.ts';
import { changeUser, enterAsGuest, keepLoginEnabled, keptUser, leaveAsNobody } from './user-store.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

beforeEach(() => {
  kept.clear();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('StorageEvent', Event);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
});
afterEach(() => void vi.unstubAllGlobals());

it('who came in is known under one key, and whoever listens hears of it', () => {
  const hear = vi.fn<() => void>();
  const stop = onUserChange(hear);
  enterAsGuest('Guest');
  expect([...kept.keys()]).toEqual(['podium-user']);
  expect(keptLoginType()).toBe('guest');
  changeUser({ preferredTimezone: 'mine' });
  leaveAsNobody();
  expect(keptUser()).toMatchObject({ loginType: 'none', userData: null, preferredTimezone: 'mine' });
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
  enterAsGuest('Guest');
  expect(hear).toHaveBeenCalledTimes(3);
});

it('is the same object while nothing changes, and another after another window wrote', () => {
  expect(keptUser()).toBe(keptUser());
  const before = keptUser();
  kept.set('podium-user', '{"loginType":"guest"}');
  expect(keptUser()).not.toBe(before);
  expect(keptUser().loginType).toBe('guest');
});

it('a name that looks like a kept user is none', () => {
  enterAsGuest('"loginType":"user"');
  expect(keptLoginType()).toBe('guest');
  leaveAsNobody();
  kept.set('podium-user', JSON.stringify({ userData: { name: '"loginType":"user"' } }));
  expect(keptLoginType()).toBe('none');
});

it('without storage lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  enterAsGuest('Guest');
  expect(keptLoginType()).toBe('guest');
  leaveAsNobody();
  expect(keptLoginType()).toBe('none');
  expect(isLoginEnabled()).toBe(false);
});

it('login_enabled is off until a page says otherwise', () => {
  expect(isLoginEnabled()).toBe(false);
  keepLoginEnabled(false);
  expect(kept.has('login_enabled')).toBe(false);
  keepLoginEnabled(true);
  expect(isLoginEnabled()).toBe(true);
  keepLoginEnabled(false);
  expect(isLoginEnabled()).toBe(false);
});
