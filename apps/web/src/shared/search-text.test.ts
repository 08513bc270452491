import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeText, oneOf, parseSearchText, stringifySearchText } from './search-text.ts';

describe('filters in the address', () => {
  it('stand in a fixed order and leave out what is not set', () => {
    expect(stringifySearchText({ sort: '-total', gender: 'W', delegation: undefined, division: '1' })).toBe(
      '?gender=W&division=1&sort=-total',
    );
    expect(stringifySearchText({})).toBe('');
  });

  it('keep plain texts: a division is no number', () =>
    expect(parseSearchText('?division=1')).toEqual({ division: '1' }));

  it('join what a form sends several times', () => {
    expect(parseSearchText('?type=medal&type=training&days=')).toEqual({ type: 'medal,training' });
  });

  it('come back as they were written', () => {
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
});
