import { findKind, kindNames } from '@podium/content';
import type { Fields } from '@podium/content';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { veil } from '../veil.ts';
import { fieldAnswers } from './field-answers.ts';

const fields = {
  title: { type: 'text', isRequired: true },
  text: { type: 'paragraphs', isRequired: false },
  meal: { type: 'choice', isRequired: true, words: ['lunch', 'dinner'] },
  isVegan: { type: 'flag', isRequired: false },
  venue: { type: 'reference', isRequired: true, to: 'venue' },
  people: { type: 'references', isRequired: false, to: 'person' },
  days: { type: 'days', isRequired: false },
  photo: { type: 'image', isRequired: true, purpose: 'photo' },
  files: { type: 'files', isRequired: false, purpose: 'document' },
} satisfies Fields;
const title = { text: 'Rice', lang: 'en' };
const photo = { href: '/files/a', widths: [], alt: { text: '', lang: 'en' } };
const answer = {
  title,
  text: title,
  meal: 'lunch',
  isVegan: false,
  venue: { id: 'CENTRO', name: 'Centre' },
  people: [{ id: '1001', name: 'Athlete 1' }],
  days: ['2026-10-12'],
  photo,
  files: [{ href: '/files/b', mediaType: 'application/pdf', size: 1 }],
};

describe('the answer of a kind', () => {
  const ofService = z.object(fieldAnswers(fields, false));
  const ofSport = z.object(fieldAnswers(fields, true));
  const accepts = (changes: object, schema = ofService): boolean => schema.safeParse({ ...answer, ...changes }).success;

  it('has null for missing optional values, and a value for each required field', () => {
    expect([accepts({}), accepts({ text: null }), accepts({ venue: null })]).toEqual([true, true, true]);
    expect([accepts({ title: null }), accepts({ meal: 'brunch' }), accepts({ isVegan: null })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([accepts({ photo: null }), accepts({ photo: null }, ofSport)]).toEqual([false, true]);
  });

  it('keeps no text, picture or file of the sport for readers who hide results', () => {
    expect(veil(ofService, answer)).toBe(answer);
    const blank = { text: '', lang: 'en' };
    expect(veil(ofSport, answer)).toEqual({ ...answer, title: blank, text: blank, photo: null, files: [] });
  });
});

const declared = kindNames.map((name) => findKind(name)!).filter(({ read }) => read);

test.each(declared.map((kind) => [kind.name, kind] as const))('the record of %s can be read', (_, kind) => {
  const { by = [], groupedBy, item, page, isAboutSport } = kind.read!;
  const typeOf = (name: string): string => kind.fields[name]!.type;
  expect(by.filter((name) => !['date', 'days', 'choice', 'reference'].includes(typeOf(name)))).toEqual([]);
  expect(groupedBy === undefined || typeOf(groupedBy) === 'choice').toBe(true);
  // The pages of items are below the page of the list.
  expect(page === undefined || item !== undefined).toBe(true);
  const all = Object.values(kind.fields);
  // Names of people follow their publication levels, which a line of text cannot do.
  expect(all.some((field) => field.type === 'line' && field.isPersonal)).toBe(false);
  expect(all.some((field) => 'to' in field && field.to === 'person') && !isAboutSport).toBe(false);
});
