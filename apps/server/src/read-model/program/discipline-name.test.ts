import { expect, test } from 'vitest';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { Presenter } from './presenter.ts';

const disciplines = new Map([
  ['JUD', { name: { en: 'Judo', pt: 'Judô dos Jogos' } }],
  ['ZZZ', { name: { en: 'Rope pulling' } }],
]);
const localName = (code: string, language: 'ar' | 'pt'): string =>
  new Presenter({ reference: { disciplines } } as unknown as Snapshot, language).discipline(code).name;

test('a sport has the name that the Games give it in each language, otherwise its own', () => {
  expect(localName('JUD', 'pt')).toBe('Judô dos Jogos');
  expect(localName('JUD', 'ar')).toBe('الجودو');
  expect(localName('BKB', 'pt')).toBe('Basquete');
});

test('a sport without a folder has its name in another language, or its code', () => {
  expect(localName('ZZZ', 'ar')).toBe('Rope pulling');
  expect(localName('constructor', 'ar')).toBe('constructor');
});
