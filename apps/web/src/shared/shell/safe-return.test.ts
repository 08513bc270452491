import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '@podium/i18n';
import { addresses } from '../../addresses.ts';
import { codec } from './messages.ts';
import { safeReturn } from './safe-return.ts';

const origin = 'https://games.example';
const table = addresses.map(({ path }) => `/{-$locale}${path === '/' ? '' : path}`);
const start = '/ara/schedule/grid';
const lead = (asked: string | null) => safeReturn(asked, { origin, language: 'ar', addresses: table });
const leadTo = (path: string) => lead(encodeURIComponent(path));

/** `PODIUM_REDIRECTS=1000000 npx vitest run --project web safe-return` runs a longer test. */
const RUNS = Number(process.env.PODIUM_REDIRECTS ?? 20_000);

describe('the target of a redirect', () => {
  const honest = [
    '/',
    '/schedule/grid',
    '/schedule/day/2026-11-20/swm?show=finished',
    '/medals/all?gender=W&sort=-total#SP',
    '/discipline/swm/results/SWMW100FR/startlist?q=100%25',
    '/participants/athletes?q=%C3%81gatha&page=2',
    '/search?q=a@b',
    '/venues?venue=v%2F1&q=a//b#x/y',
  ];
  it.each(languages.flatMap(({ tag }) => honest.map((path) => codec.write(tag, path) || '/')))(
    '%s is kept with its query and hash',
    (path) => expect(leadTo(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'schedule/grid',
    'https://evil.example',
    'https:schedule/grid',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/schedule\\..\\..\\evil',
    '/\t/evil.example',
    '\t//evil.example',
    '/schedule/grid\r\nset-cookie:x',
    '/.//evil.example',
    '/..//evil.example',
    '/schedule/..//evil.example',
    '/%2e//evil.example',
    '@evil.example/schedule/grid',
    '/@evil.example/schedule/grid',
    'user:pass@evil.example',
    '/no/such/page',
    '/xyz/schedule/grid',
    '/api/v1/me/export',
    '/login',
    '/login?redirect=%2Flogin',
    '/fra/signup',
    '/auth',
    '/auth/reset',
    '/ara/auth/confirm#token=x',
    '/login/',
    '/schedule/../login',
  ])('%j leads to the start page', (path) => expect(path === null ? lead(null) : leadTo(path)).toBe(start));

  it('is decoded once: a doubly encoded address is not a page', () => {
    expect(lead('%252Fschedule%252Fgrid')).toBe(start);
    expect(lead('%2f%2fevil.example')).toBe(start);
    expect(lead('%')).toBe(start);
  });
});

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('/', '//', '\\', '/\\', '%2f', '%2F%2f', '%5c', '%255c', '%09', '%0d%0a', '%00'),
  },
  fc.constantFrom('\t', '\n', '\0', '\u2028', ' ', '@', ':', '?', '#', '.', '..', '%2e%2e', ';', '&redirect=', '%'),
  fc.constantFrom(
    'http:',
    'https://',
    'javascript:',
    'JaVaScript:',
    'data:',
    'vbscript:',
    'file:///',
    'blob:',
    'mailto:',
  ),
  fc.constantFrom(
    'evil.example',
    '[::1]',
    '127.1',
    'games.example',
    'games.example.evil.example',
    'xn--80ak6aa92e.com',
  ),
  fc.constantFrom('/ara', '/fra', 'schedule/grid', '/medals/all', '/login', '/auth/', 'discipline/swm/results/'),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const hostile = fc
  .tuple(fc.array(piece, { maxLength: 8 }), fc.nat(2))
  .map(([pieces, times]) => Array.from({ length: times }).reduce<string>(encodeSafely, pieces.join('')));

function encodeSafely(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return text;
  }
}

it('every requested address leads to one of our pages, and never in a circle', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(hostile, (asked) => {
      const led = lead(asked);
      const url = new URL(led, `${origin}/login`);
      expect(url.origin).toBe(origin);
      expect(led).toMatch(/^\/(?![/\\])/u);
      expect(led).not.toMatch(/\p{Cc}/u);
      expect(codec.read(url.pathname).path).not.toMatch(/^\/(?:login|signup|auth)(?:\/|$)/u);
      // Idempotent: an accepted path is accepted unchanged.
      expect(leadTo(led)).toBe(led);
    }),
    { numRuns: RUNS },
  );
});
