import { describe, expect, it } from 'vitest';
import { lowerKeyPath, requireLowerKey } from './discipline-route.ts';

describe('the address of a sport', () => {
  it('R21: says its key in lower case and keeps what follows', () => {
    expect(lowerKeyPath('/ara/discipline/SWM/results/SWMM100M-ABC/results')).toBe(
      '/ara/discipline/swm/results/SWMM100M-ABC/results',
    );
    expect(lowerKeyPath('/discipline/Jud')).toBe('/discipline/jud');
  });

  it('R21: sends another case on for good, with its filters', () => {
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
