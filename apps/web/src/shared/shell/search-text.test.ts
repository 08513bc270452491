import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeText, dayText, isDay, oneOf, parseSearchText, searchWords, stringifySearchText } from './search-text.ts';

describe('filters in the address', () => {
  it('are in a fixed order without unset values', () => {
    expect(stringifySearchText({ sort: '-total', gender: 'W', delegation: undefined, division: '1' })).toBe(
      '?gender=W&division=1&sort=-total',
    );
    expect(stringifySearchText({})).toBe('');
  });

  it('keep plain texts: a division is not read as a number', () =>
    expect(parseSearchText('?division=1')).toEqual({ division: '1' }));

  it('join repeated values of a form', () => {
    expect(parseSearchText('?type=medal&type=training&days=')).toEqual({ type: 'medal,training' });
  });

  it('are read as written', () => {
    const text = fc.string({ minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/u), text), (search) => {
        expect(parseSearchText(stringifySearchText(search))).toEqual({ ...search });
      }),
    );
  });

  it('drop unknown values', () => {
    expect(oneOf('live', ['live', 'finished'])).toBe('live');
    expect(oneOf('<script>', ['live'])).toBeUndefined();
    expect(codeText('SWM-1.a')).toBe('SWM-1.a');
    expect(codeText('<b>')).toBeUndefined();
  });

  it('recognize a day', () => {
    expect([isDay('2026-10-12'), isDay('2026-13-40'), isDay('today')]).toEqual([true, false, false]);
    expect([dayText('2026-10-12'), dayText('2026-13-40'), dayText(20261012)]).toEqual([
      '2026-10-12',
      undefined,
      undefined,
    ]);
  });

  it('keep typed text without surrounding spaces, up to 80 characters', () => {
    expect(searchWords('  ana   lima ')).toBe('ana lima');
    expect(searchWords('x'.repeat(100))).toBe('x'.repeat(80));
    expect([searchWords('  '), searchWords(7)]).toEqual([undefined, undefined]);
  });
});
