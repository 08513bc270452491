import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const person = { username: 'ana.souza', email: 'anas@example.org' };

test.each([
  'password',
  'Passw0rd!',
  'senha12345',
  'SENHA@2026',
  'futebol10',
  'flamengo',
  'jesusjesus',
  'qwerty123',
  'qwertyuiop',
  '0987654321',
  'asdfghjkl',
  'aaaaaaaa',
  'abababab',
  '12121212',
  '25/12/2010',
  '11987654321',
  'anasouza',
  'Ana.Souza1',
  'anas2010',
])('%s is refused as easy to guess', (password) => {
  expect(isWeakPassword(password, person)).toBe(true);
});

test('the 3,000 most common passwords of published breaches are refused', () => {
  const commonest = dictionary['passwords-common'].slice(0, 3000);
  expect(commonest).toContain('trustno1');
  expect(commonest.filter((password) => !isWeakPassword(password, person))).toEqual([]);
});

test.each(['1qaz2wsx3edc', 'Blink182', 'mickeymouse'])('%s is refused because a breach contains it', (password) => {
  expect(isWeakPassword(password, person)).toBe(true);
});

test.each([
  'quatro tucanos azuis',
  'lampada-verde-no-rio',
  'kJ8#vQ2p',
  'meu cachorro come manga',
  'şəfəqli səhər 7',
  'قطار أزرق سريع',
  'correct horse',
])('%s is accepted as a password', (password) => {
  expect(isWeakPassword(password, person)).toBe(false);
});
