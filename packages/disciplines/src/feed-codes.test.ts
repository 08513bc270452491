import { describe, expect, it } from 'vitest';
import { disciplines } from './discipline-for.ts';
import { feedCodesOf, ourCode } from './feed-codes.ts';
import { ourKey } from './keys.ts';

describe('feed codes and our codes', () => {
  it('a sport is found by its own code and each of its feed codes', () => {
    for (const { key, code, feedCodes } of disciplines.filter((one) => one.key !== 'generic')) {
      for (const sent of [code, ...feedCodes])
        expect([ourCode(sent), ourKey(sent.toLowerCase())], sent).toEqual([code, key]);
      expect(feedCodesOf(code)).toEqual([code, ...feedCodes]);
    }
  });

  it.each(['XXX', 'BK3', '', 'constructor', '__proto__'])('%j, which no folder names, stays what it is', (code) => {
    expect([ourCode(code), ourKey(code)]).toEqual([code, code]);
    expect(feedCodesOf(code)).toEqual([code]);
  });

  it('a key in upper case is unknown', () => {
    for (const sent of disciplines.flatMap(({ code, feedCodes }) => [code, ...feedCodes]))
      expect(ourKey(sent)).toBe(sent);
  });
});
