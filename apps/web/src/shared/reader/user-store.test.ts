import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLoginEnabled, savedLoginType, onUserChange } from './visitor.ts';
import { changeUser, enterAsGuest, savedUser, switchToVisitor } from './user-store.ts';

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

it('the user is stored under one key, and listeners are notified', () => {
  const listener = vi.fn<() => void>();
  const stop = onUserChange(listener);
  enterAsGuest('Guest');
  expect([...kept.keys()]).toEqual(['podium-user']);
  expect(savedLoginType()).toBe('guest');
  changeUser({ preferredTimezone: 'mine' });
  switchToVisitor();
  expect(savedUser()).toMatchObject({ loginType: 'none', userData: null, preferredTimezone: 'mine' });
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  enterAsGuest('Guest');
  expect(listener).toHaveBeenCalledTimes(3);
});

it('the user object stays the same until something changes, and is replaced after a change in another window', () => {
  expect(savedUser()).toBe(savedUser());
  const before = savedUser();
  kept.set('podium-user', '{"loginType":"guest"}');
  expect(savedUser()).not.toBe(before);
  expect(savedUser().loginType).toBe('guest');
});

it('a user name that looks like stored data is read as a name', () => {
  enterAsGuest('"loginType":"user"');
  expect(savedLoginType()).toBe('guest');
  switchToVisitor();
  kept.set('podium-user', JSON.stringify({ userData: { name: '"loginType":"user"' } }));
  expect(savedLoginType()).toBe('none');
});

it('without storage the user is kept as long as the page is open', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  enterAsGuest('Guest');
  expect(savedLoginType()).toBe('guest');
  switchToVisitor();
  expect(savedLoginType()).toBe('none');
  expect(isLoginEnabled()).toBe(false);
});

it('N13: login_enabled of this device turns the sign-in requirements on, and is off by default', () => {
  expect(isLoginEnabled()).toBe(false);
  kept.set('login_enabled', 'true');
  expect(isLoginEnabled()).toBe(true);
  kept.set('login_enabled', 'false');
  expect(isLoginEnabled()).toBe(false);
});
