import { describe, expect, it } from 'vitest';
import { lowerKeyPath, pageUnderOurKey, requireLowerKey } from './discipline-route.ts';

describe('the address of a sport', () => {
  it('R21: contains its key in lower case and keeps the rest', () => {
    expect(lowerKeyPath('/ara/discipline/SWM/results/SWMM100M-ABC/results')).toBe(
      '/ara/discipline/swm/results/SWMM100M-ABC/results',
    );
    expect(lowerKeyPath('/discipline/Jud')).toBe('/discipline/jud');
  });

  it('R21: redirects a key in another case permanently, with its filters', () => {
    expect(() => requireLowerKey('swm', { pathname: '/discipline/swm', searchStr: '' })).not.toThrow();
    let sent: unknown;
    try {
      requireLowerKey('SWM', { pathname: '/discipline/SWM/finalrank', searchStr: '?event=A' });
    } catch (redirected) {
      sent = redirected;
    }
    expect(sent).toMatchObject({ options: { href: '/discipline/swm/finalrank?event=A', statusCode: 301 } });
  });
});

describe('a page under the code of a sport in the feed', () => {
  it.each([
    ['/discipline/crd', '', '/discipline/cyc'],
    ['/discipline/CRD/results/CRDMRR', '', '/discipline/cyc/results/CRDMRR'],
    ['/discipline/gtr/medals', '?event=A', '/discipline/tra/medals?event=A'],
    ['/medals/sho', '?gender=W', '/medals/shs?gender=W'],
    ['/reports/crd', '?show=phases', '/reports/cyc?show=phases'],
    ['/schedule/day/2026-10-12/mtb/AQC', '', '/schedule/day/2026-10-12/cyc/AQC'],
    ['/participants/athletes', '?discipline=bmx&gender=W', '/participants/athletes?discipline=cyc&gender=W'],
  ])('at %s%s is redirected to %s', (path, search, ours) => {
    expect(pageUnderOurKey(path, search)).toBe(ours);
  });

  it.each([
    ['/discipline/cyc', ''],
    ['/discipline/SWM', ''],
    ['/discipline/bk3', '?event=CRD'],
    ['/medals/all', '?discipline=all'],
    ['/participants/profile/crd', ''],
    ['/schedule/day/crd', ''],
  ])('at %s%s stays', (path, search) => {
    expect(pageUnderOurKey(path, search)).toBeUndefined();
  });
});
