import { describe, expect, it } from 'vitest';
import { disciplines } from './discipline-for.ts';
import { feedCodesFor, canonicalCode } from './feed-codes.ts';
import { canonicalKey } from './keys.ts';

describe('feed codes and our codes', () => {
  it('a sport is found by its own code and each of its feed codes', () => {
    for (const { key, code, feedCodes } of disciplines.filter((discipline) => discipline.key !== 'generic')) {
      for (const feedCode of [code, ...feedCodes])
        expect([canonicalCode(feedCode), canonicalKey(feedCode.toLowerCase())], feedCode).toEqual([code, key]);
      expect(feedCodesFor(code)).toEqual([code, ...feedCodes]);
    }
  });

  it.each(['XXX', 'BK3', '', 'constructor', '__proto__'])('leave %j unchanged, which no folder contains', (code) => {
    expect([canonicalCode(code), canonicalKey(code)]).toEqual([code, code]);
    expect(feedCodesFor(code)).toEqual([code]);
  });

  it('a key in upper case is unknown', () => {
    for (const feedCode of disciplines.flatMap(({ code, feedCodes }) => [code, ...feedCodes]))
      expect(canonicalKey(feedCode)).toBe(feedCode);
  });
});
