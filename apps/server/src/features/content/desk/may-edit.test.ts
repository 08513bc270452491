import type { Grant } from '@podium/contract';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../access/actor.ts';
import { differsOnlyIn } from './differs-only-in.ts';
import { mayRead, permitSaving, rightOver } from './may-edit.ts';

const publisher = (scope: Grant['scope'], scopeId: string): SignedIn => ({
  kind: 'user',
  userId: 'ana',
  username: 'ana',
  userType: 'guest',
  grants: [{ role: 'publisher', scope, scopeId }],
  isFresh: true,
  sessionId: '',
});
const hall = { name: { en: 'Hall', pt: 'Ginásio' }, order: 2, lines: [{ text: { en: 'Open' } }] };
const spanish = { name: { ...hall.name, es: 'Gimnasio' }, order: 2, lines: [{ text: { en: 'Open', es: 'Abierto' } }] };

describe('two versions differ only in one language', () => {
  test('if its texts are added, changed or removed, at any depth', () => {
    expect(differsOnlyIn('es', hall, spanish)).toBe(true);
    expect(differsOnlyIn('es', spanish, { ...spanish, name: { ...spanish.name, es: 'Arena' } })).toBe(true);
    expect(differsOnlyIn('es', { ...hall, text: { es: 'Sí' } }, hall)).toBe(true);
  });

  test('but not if anything else differs', () => {
    expect(differsOnlyIn('es', hall, { ...spanish, order: 3 })).toBe(false);
    expect(differsOnlyIn('es', hall, { ...spanish, name: { ...spanish.name, en: 'Arena' } })).toBe(false);
    expect(differsOnlyIn('es', hall, { ...spanish, lines: [...spanish.lines, { text: { es: 'Cerrado' } }] })).toBe(
      false,
    );
    expect(differsOnlyIn('es', { ...hall, photo: 'a' }, hall)).toBe(false);
  });
});

describe('a translator of Spanish', () => {
  const ana = publisher('language', 'es');

  test('reads every item and saves Spanish texts over the version that was shown to her', () => {
    expect(mayRead(ana, 'place', hall)).toBe(true);
    expect(() => permitSaving(ana, 'place', spanish, { published: hall })).not.toThrow();
    expect(() => permitSaving(ana, 'place', spanish, { draft: hall, published: { ...hall, order: 1 } })).not.toThrow();
    expect(() => permitSaving(ana, 'place', { ...spanish, order: 5 }, { draft: hall })).toThrow('Your rights');
    expect(() => permitSaving(ana, 'place', spanish, {})).toThrow('Your rights');
  });

  test('publishes and discards only texts in her own language, and withdraws nothing', () => {
    expect(rightOver(ana, 'place', spanish, hall)).toBe('publisher');
    expect(rightOver(ana, 'place', { ...spanish, order: 5 }, hall)).toBeUndefined();
    expect(rightOver(ana, 'place', hall)).toBeUndefined();
  });
});

test('a photographer has all rights over albums, and no other rights', () => {
  const bia = publisher('kind', 'album');
  expect(rightOver(bia, 'album', { day: '2026-10-01' })).toBe('publisher');
  expect(mayRead(bia, 'place', hall)).toBe(false);
  expect(rightOver(bia, 'place', hall)).toBeUndefined();
});
