import { describe, expect, it } from 'vitest';
import { platforms } from '../../platform/web-context.ts';
import { everywhere as allPlatforms, mobileOnly } from './navigation.ts';
import { platformRedirect } from './route-guard.ts';

const grid = '/schedule/grid';
const everywhere = [
  '/schedule/grid',
  '/schedule/days',
  '/medals',
  '/medals/all',
  '/venues',
  '/secure-sport',
  '/login',
  '/auth/reset',
];
const entries = [
  { path: '/', allowedPlatforms: mobileOnly },
  { path: '/medals', allowedPlatforms: allPlatforms },
  { path: '/my-screen', allowedPlatforms: mobileOnly },
  { path: '/trivia', allowedPlatforms: ['ios', 'android'] },
] as const;
const appsOnly = ['/', '/my-screen', '/trivia'];

describe('N06, step 1: the platform of a page', () => {
  it.each(platforms.flatMap((platform) => everywhere.map((path) => [platform, path] as const)))(
    '%s may open %s',
    (platform, path) => expect(platformRedirect(path, platform, entries)).toBeUndefined(),
  );

  it.each(appsOnly)('web leads from %s to the grid, while the apps stay', (path) => {
    expect(platformRedirect(path, 'web', entries)).toBe(grid);
    for (const platform of ['ios', 'android', 'android-pwa'] as const) {
      expect(platformRedirect(path, platform, entries)).toBeUndefined();
    }
  });

  it('is checked in the same way with a trailing slash', () =>
    expect(platformRedirect('/my-screen/', 'web', entries)).toBe(grid));
});
