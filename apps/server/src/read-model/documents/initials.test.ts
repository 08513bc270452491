import { describe, expect, test } from 'vitest';
import { createInitials } from './initials.ts';
import type { Language } from '@podium/games';

const createCollator = (language: Language): Intl.Collator => new Intl.Collator(language, { sensitivity: 'base' });

/** Sorted names, each with the letter under which it is listed. */
function sortByName(language: Language, names: readonly string[]): string[] {
  const collator = createCollator(language);
  const findInitial = createInitials(language, collator);
  return names.toSorted(collator.compare).map((name) => `${findInitial(name)} ${name}`);
}

describe('a name is listed under', () => {
  test.each<[Language, string, string]>([
    ['en', 'Silva', 'S'],
    ['en', 'silva', 'S'],
    ['pt', 'Águas', 'A'],
    ['fr', 'Œuvrard', 'O'],
    ['en', 'Ñandú', 'N'],
    ['es', 'Ñandú', 'Ñ'],
    ['en', 'Əliyeva', 'E'],
    ['az', 'Əliyeva', 'Ə'],
    ['az', 'İsmayılov', 'İ'],
    ['az', 'Iskəndərov', 'I'],
    ['az', 'Wagner', 'W'],
    ['ar', 'أحمد', 'ا'],
    ['ar', 'محمد', 'م'],
    ['ar', 'Silva', 'S'],
    ['en', 'محمد', '#'],
    ['en', '1860 München', '#'],
    ['en', 'Ωmega', '#'],
    ['en', '', '#'],
  ])('its first letter in the alphabet of %s: %s -> %s', (language, name, initial) => {
    expect(createInitials(language, createCollator(language))(name)).toBe(initial);
  });
});

test('names with the same initial are together, in every order', () => {
  const names = [
    'Əliyeva',
    'Eva',
    'Fuad',
    'Çinar',
    'Cəlal',
    'Dilarə',
    'Xan',
    'Hacı',
    'Qasım',
    'Kərim',
    'Zülfü',
    'Ñandú',
    'Nuno',
  ];
  for (const language of ['en', 'es', 'pt', 'az', 'ar', 'fr'] as const) {
    const initials = sortByName(language, names).map((line) => line[0]);
    const runs = initials.filter((initial, index) => initial !== initials[index - 1]);
    expect(runs, language).toEqual([...new Set(initials)]);
  }
  expect(sortByName('az', ['Xan', 'Hacı', 'Iskəndərov', 'Qasım', 'Kərim'])).toEqual([
    'H Hacı',
    'X Xan',
    'I Iskəndərov',
    'K Kərim',
    'Q Qasım',
  ]);
});
