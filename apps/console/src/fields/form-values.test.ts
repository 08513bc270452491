/** Forms are derived from the kinds: each field has an input and a name in each language, and a form loses no data. */
import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKind, kindNames } from '@podium/content';
import type { Field } from '@podium/content';
import { arbitraryItem } from '@podium/content/testing';
import { languages } from '@podium/games';
import { toItemData, toForm, emptyForm } from './form-values.ts';
import { inputFor } from './inputs.tsx';

interface KindPhrases {
  name: string;
  names: string;
  fields: Record<string, string>;
  words?: Record<string, Record<string, string>>;
}

async function loadPhrases(kind: string, language: string): Promise<KindPhrases> {
  const file = new URL(`../../../../packages/content/src/${kind}/phrases/${language}.ts`, import.meta.url);
  expect(existsSync(file), file.pathname).toBe(true);
  return ((await import(file.href)) as { phrases: KindPhrases }).phrases;
}

describe.each(kindNames)('%s', (name) => {
  const kind = findKind(name)!;
  const fields = Object.entries<Field>(kind.fields);

  it('has an input for each field', () => {
    for (const [, field] of fields) expect(inputFor(field)).toBeTypeOf('function');
  });

  it('has a label in every language for each field and each of its choices', async () => {
    for (const language of languages) {
      const phrases = await loadPhrases(name, language);
      expect(Object.keys(phrases.fields).toSorted()).toEqual(fields.map(([field]) => field).toSorted());
      for (const [field, record] of fields)
        if (record.type === 'choice')
          expect(Object.keys(phrases.words?.[field] ?? {}).toSorted()).toEqual([...record.words].toSorted());
    }
  });

  it('shows data in a form and reads the same data from it', () => {
    fc.assert(
      fc.property(arbitraryItem(kind, 'x', ['one', 'two', 'three']), ({ data }) => {
        expect(toItemData(kind, toForm(kind, data))).toEqual(data);
      }),
      { numRuns: 20 },
    );
  });
});

describe('typed values', () => {
  const place = findKind('place')!;
  const bulletin = findKind('bulletin')!;

  it('empty inputs add nothing to the data', () => {
    expect(toItemData(place, toForm(place, {}))).toEqual({});
    expect(toItemData(place, { ...toForm(place, {}), name: { en: '  ' }, phone: ' ' })).toEqual({});
  });

  it('a decimal comma is read as a decimal point', () => {
    const values = { ...toForm(place, {}), point: { latitude: '-12,97', longitude: '-38.5' } };
    expect(toItemData(place, values)).toEqual({ point: { latitude: -12.97, longitude: -38.5 } });
  });

  it('an incomplete number stays as typed', () => {
    expect(toItemData(bulletin, { ...toForm(bulletin, {}), number: '1x' })).toEqual({ number: '1x' });
    expect(toItemData(place, { ...toForm(place, {}), point: { latitude: '-', longitude: '' } })).toEqual({
      point: { latitude: '-' },
    });
  });
});

it('a new bulletin is dated now, and later items have no date', () => {
  const now = '2026-11-27T12:00:00Z';
  expect(toItemData(findKind('bulletin')!, emptyForm(findKind('bulletin')!, now))).toEqual({ published: now });
  expect(toItemData(findKind('ceremony')!, emptyForm(findKind('ceremony')!, now))).toEqual({});
});
