import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

const passwords = new Passwords(19);

test('a password is known again, however its accents are written, and no other is', async () => {
  const hash = await passwords.hash('açaí do Pará');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/u);
  expect(await passwords.verify(hash, 'açaí do Pará'.normalize('NFD'))).toBe(true);
  expect(await passwords.verify(hash, 'acai do Para')).toBe(false);
  expect(await passwords.verify('scrypt:1:2', 'açaí do Pará')).toBe(false);
});

test('a hash says itself how it was made', async () => {
  expect(await new Passwords(20).verify(await passwords.hash('same words'), 'same words')).toBe(true);
});

test('two who have the same password have two hashes', async () => {
  expect(await passwords.hash('same words')).not.toBe(await passwords.hash('same words'));
});
