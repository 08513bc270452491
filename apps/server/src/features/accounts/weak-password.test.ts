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
])('%s is among the first that anybody would try', (password) => {
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
])('%s may be taken', (password) => {
  expect(isWeakPassword(password, person)).toBe(false);
});
