import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { installedScript } from './installed.ts';

interface Window {
  isStandalone: boolean;
  referrer: string;
  userAgent: string;
  isReported?: boolean;
}

/** @returns the address that replaces the page, if any */
function replacement({ isStandalone, referrer, userAgent, isReported = false }: Window): string | undefined {
  let address: string | undefined;
  runInNewContext(installedScript() ?? '', {
    URL,
    matchMedia: () => ({ matches: isStandalone }),
    navigator: { userAgent },
    document: { referrer },
    sessionStorage: { getItem: () => (isReported ? '1' : null), setItem: () => undefined },
    location: {
      href: 'https://games.example/ara/medals/all?sort=-total',
      replace: (url: URL) => (address = url.search),
    },
  });
  return address;
}

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const app = 'android-app://org.example.games/';

test.each([
  ['web', 'a tab', { isStandalone: false, referrer: '', userAgent: android }],
  ['web', 'a tab that a page has opened', { isStandalone: false, referrer: 'https://a.example/', userAgent: android }],
  ['android-pwa', 'a window of its own', { isStandalone: true, referrer: '', userAgent: android }],
  [
    'android-pwa',
    'a window that an Android app has opened',
    { isStandalone: false, referrer: app, userAgent: android },
  ],
  ['web', 'that referrer on a desktop', { isStandalone: false, referrer: app, userAgent: desktop }],
  [
    'web',
    'a window that has already reported itself',
    { isStandalone: true, referrer: app, userAgent: android, isReported: true },
  ],
])('N02: the platform is %s for %s', (platform, _, window) => {
  expect(replacement(window)).toBe(platform === 'android-pwa' ? '?sort=-total&platform=android-pwa' : undefined);
});
