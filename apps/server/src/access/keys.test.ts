import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openKeys } from './keys.ts';

const secret = () => randomBytes(32).toString('base64');

test('keys are created once and stored', async () => {
  const folder = await scratchFolder();
  const [first, second] = await Promise.all([openKeys(undefined, folder), openKeys(undefined, folder)]);
  expect(first.newest('cpf')).toEqual(second.newest('cpf'));
  expect((await openKeys(undefined, folder)).newest('cpf')).toEqual(first.newest('cpf'));
});

test('each purpose has keys of its own', async () => {
  const keys = await openKeys(`a:${secret()}`, '/nowhere');
  expect(keys.newest('cpf').secret).not.toEqual(keys.newest('session').secret);
  expect(keys.newest('cpf').secret).toHaveLength(32);
});

test('a new key comes first, and values made with the old one are still read', async () => {
  const [old, young] = [secret(), secret()];
  const before = await openKeys(`1:${old}`, '/nowhere');
  const after = await openKeys(`2:${young},1:${old}`, '/nowhere');
  expect(after.newest('cpf').kid).toBe('2');
  expect(after.named('cpf', '1')).toEqual(before.newest('cpf'));
  expect(after.named('cpf', '3')).toBeUndefined();
});

test.each(['short:YWJj', 'nokid', `1:${secret()},1:${secret()}`, ''.padEnd(3, ',')])(
  'keys that cannot be used are refused: %s',
  async (text) => {
    await expect(openKeys(text, '/nowhere')).rejects.toThrow(/SECRET_KEYS/u);
  },
);
