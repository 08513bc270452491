import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { spriteDrawings } from './icon-sets.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium();
});
afterAll(async () => podium.stop());

describe('C06: the icon endpoint', () => {
  test('returns the requested icons, and lists the names that it does not know', async () => {
    const response = await podium.get('/api/icons/sports.json?icons=swm,ath,nope,swm');
    const { prefix, icons, not_found: missing } = (await response.json()) as Record<string, object>;
    expect([response.status, prefix, Object.keys(icons!), missing]).toEqual([200, 'sports', ['ath', 'swm'], ['nope']]);
    const { body } = (icons as Record<string, { body: string }>)['swm']!;
    expect(body).toMatch(/^<g fill="none" stroke="currentColor".*<\/g>$/u);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const revalidated = await podium.get('/api/icons/sports.json?icons=swm,ath,nope', {
      'if-none-match': response.headers.get('etag')!,
    });
    expect(revalidated.status, 'the same icons in another order are the same answer').toBe(304);
  });

  test.each([
    ['/api/icons/nope.json?icons=a', 404],
    ['/api/icons/sports.json', 400],
    ['/api/icons/sports.json?icons=a,,b', 400],
    ['/api/icons/sports.json?icons=%3Csvg%3E', 400],
    [`/api/icons/sports.json?icons=${'a'.repeat(501)}`, 400],
  ])('%s is answered with %i', async (path, status) => {
    expect((await podium.get(path)).status).toBe(status);
  });

  test('draws in each icon the lines that pages draw by styles', () => {
    expect(
      spriteDrawings('<svg><symbol id="up" viewBox="0 0 24 24"><path d="M5 15"/></symbol></svg>').get('up'),
    ).toEqual({
      body: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 15"/></g>',
      width: 24,
      height: 24,
    });
  });
});
