import { expect, test } from 'vitest';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { Presenter } from './presenter.ts';

const disciplines = new Map([
  ['JUD', { name: { en: 'Judo', pt: 'Judô dos Jogos' } }],
  ['ZZZ', { name: { en: 'Rope pulling' } }],
]);
const nameOf = (code: string, language: 'ar' | 'pt'): string =>
  new Presenter({ reference: { disciplines } } as unknown as Snapshot, language).discipline(code).name;

test('a sport is called as the Games call it, where they do not by its own name, in each language', () => {
  expect(nameOf('JUD', 'pt')).toBe('Judô dos Jogos');
  expect(nameOf('JUD', 'ar')).toBe('الجودو');
  expect(nameOf('BKB', 'pt')).toBe('Basquete');
});

test('one without a folder has the name of another language, or its code', () => {
  expect(nameOf('ZZZ', 'ar')).toBe('Rope pulling');
  expect(nameOf('constructor', 'ar')).toBe('constructor');
});
