import { afterEach, expect, test } from 'vitest';
import type { NativeShell } from './native-shell.ts';
import { serverAddress, withServerAddresses } from './origin.ts';

afterEach(() => {
  globalThis.podiumShell = undefined;
});

const bootConfig = () => ({
  name: '/files are here',
  flag: '/flags/br.svg',
  href: 'https://elsewhere.example/files/1',
  path: '/schedule/2026-11-20',
  photos: [{ href: '/files/abc', width: 640 }, null],
});

test('in a browser answers and addresses stay unchanged', () => {
  expect(serverAddress('/api/v1/games')).toBe('/api/v1/games');
  expect(withServerAddresses(bootConfig())).toEqual(bootConfig());
});

test('in the native apps files and requests go to the server, and pages stay in the app', () => {
  globalThis.podiumShell = { server: 'https://games.example' } as NativeShell;
  expect(serverAddress('/api/v1/games')).toBe('https://games.example/api/v1/games');
  expect(withServerAddresses(bootConfig())).toEqual({
    ...bootConfig(),
    flag: 'https://games.example/flags/br.svg',
    photos: [{ href: 'https://games.example/files/abc', width: 640 }, null],
  });
});
