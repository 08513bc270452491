import { describe, expect, it } from 'vitest';
import { checkPhrases, compilePhrases, pseudoPhrases, tieSigns } from './phrases.ts';
import type { PhraseTree } from './phrases.ts';

const english = {
  hello: 'Hello {name}',
  state: { gone: 'Gone' },
  count: '{count, plural, one {# event} other {# events}}',
};
const spanish = {
  hello: 'Hola {name}',
  state: { gone: 'Ido' },
  count: '{count, plural, one {# prueba} many {# de pruebas} other {# pruebas}}',
};

const phraseFaults = (tag: string, change: PhraseTree) => checkPhrases(tag, tag, english, { ...spanish, ...change });

describe('phrase compiler', () => {
  it('accepts a complete language', () => expect(phraseFaults('es', {})).toEqual([]));

  it('fails on a missing key', () => {
    const { hello: _, ...rest } = spanish;
    expect(checkPhrases('es', 'es', english, rest)).toEqual(['es: hello is missing']);
  });

  it('fails on a key that English does not have', () => {
    expect(phraseFaults('es', { extra: 'Más' })).toEqual(['es: extra is unknown, English has no such key']);
  });

  it('fails on an empty text', () => expect(phraseFaults('es', { hello: ' ' })).toContain('es: hello is empty'));

  it('fails on a missing and on an unknown argument', () => {
    expect(phraseFaults('es', { hello: 'Hola {nombre}' })).toEqual([
      'es: hello lacks the argument {name}',
      'es: hello has the argument {nombre} that English has not',
    ]);
  });

  it('fails on an argument of another type', () => {
    expect(phraseFaults('es', { count: '{count} pruebas' })).toEqual([
      'es: count uses {count} as text, English as number',
    ]);
  });

  it('fails on different options of a choice', () => {
    const source = { who: '{side, select, home {H} other {O}}' };
    expect(checkPhrases('es', 'es', source, { who: '{side, select, casa {C} other {O}}' })).toHaveLength(1);
  });

  it('lets a language omit a choice between word forms that it does not have', () => {
    const source = { wins: '{gender, select, W {} other {}}{name} wins' };
    expect(checkPhrases('es', 'es', source, { wins: '{name} gana' })).toEqual([]);
    expect(checkPhrases('es', 'es', source, { wins: '{gender, select, W {a} other {o}}' })).toHaveLength(1);
  });

  it('K6: lets a language inflect a number', () => {
    const source = { part: 'Quarter {number, number}' };
    const faults = (tag: string, part: string) => checkPhrases(tag, tag, source, { part });
    expect(faults('es', '{number, select, 1 {1.er} other {{number}.º}} cuarto')).toEqual([]);
    expect(faults('fr', '{number, selectordinal, one {#er} other {#e}} quart-temps')).toEqual([]);
    expect(faults('pt', '{number}º quarto')).toEqual(['pt: part uses {number} as text, English as number']);
  });

  it('fails on broken ICU text', () =>
    expect(phraseFaults('es', { hello: 'Hola {name' })[0]).toMatch(/not valid ICU/u));

  it.each([
    ['es', ['many']],
    ['pt-PT', ['many']],
    ['fr', ['many']],
    ['az', []],
    ['ar', ['few', 'many', 'two', 'zero']],
  ])('demands the plural forms of %s', (intl, missing) => {
    const faults = checkPhrases(intl, intl, english, { ...spanish, count: english.count });
    expect(faults.sort()).toEqual(missing.map((form) => `${intl}: count lacks the plural form "${form}" of {count}`));
  });

  it('leaves plain text unchanged and marks untranslated text in the pseudolocale', () => {
    const compiled = compilePhrases(english);
    expect(compiled.state).toEqual({ gone: 'Gone' });
    expect(Array.isArray(compiled.hello)).toBe(true);
    expect(pseudoPhrases(compiled)).toMatchObject({ state: { gone: '[Göñé]' }, hello: ['[', 'Héļļö ', ['name'], ']'] });
  });

  it('ties the punctuation of a language to its words, and no other', () => {
    const texts = { ask: 'Pour « {name} » : qui ?', inner: { at: 'À 10:30 ; {count, plural, =0 {rien} other {#}}' } };
    expect(tieSigns(texts, { before: ':;?!»', after: '«' })).toEqual({
      ask: 'Pour «\u00A0{name}\u00A0»\u00A0: qui\u00A0?',
      inner: { at: 'À 10:30\u00A0; {count, plural, =0 {rien} other {#}}' },
    });
  });
});
