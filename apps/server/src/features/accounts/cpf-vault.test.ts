import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Keys } from '../../access/keys.ts';
import { keepCpf, cpfMacs, maskedCpf, openCpf } from './cpf-vault.ts';

const [old, young] = ['1', '2'].map((kid) => ({ kid, secret: randomBytes(32) }));
const before = new Keys([old!]);
const after = new Keys([young!, old!]);

test('a CPF is found in any notation, and the table contains no part of it', () => {
  const sealed = keepCpf(before, 'u1', '529.982.247-25');
  expect(cpfMacs(before, '52998224725')).toEqual([sealed.cpfMac]);
  expect(cpfMacs(before, '52998224806')).not.toContain(sealed.cpfMac);
  expect(sealed.cpfSealed.toString('latin1')).not.toContain('5299822');
});

test('a stored CPF can be decrypted only for its account', () => {
  const sealed = keepCpf(before, 'u1', '529.982.247-25');
  expect(openCpf(before, 'u1', sealed)).toBe('52998224725');
  expect(openCpf(before, 'u2', sealed)).toBeUndefined();
  expect(openCpf(new Keys([young!]), 'u1', sealed)).toBeUndefined();
});

test('a CPF encrypted with an old key is still found and decrypted after a key change', () => {
  const sealed = keepCpf(before, 'u1', '529.982.247-25');
  expect(cpfMacs(after, '529.982.247-25')).toContain(sealed.cpfMac);
  expect(openCpf(after, 'u1', sealed)).toBe('52998224725');
  expect(keepCpf(after, 'u1', '529.982.247-25').cpfKid).toBe('2');
});

test('only the last digits of a CPF are shown', () => {
  expect(maskedCpf('52998224725')).toBe('***.***.*47-25');
  expect(maskedCpf('AB123456')).toBe('*****456');
});
