import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { Passwords, memoryFor } from './passwords.ts';

const passwords = new Passwords(19);

test('a password matches however its accents are encoded, and no other password does', async () => {
  const hash = await passwords.hash('açaí do Pará');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/u);
  expect(await passwords.verify(hash, 'açaí do Pará'.normalize('NFD'))).toBe(true);
  expect(await passwords.verify(hash, 'acai do Para')).toBe(false);
  expect(await passwords.verify('scrypt:1:2', 'açaí do Pará')).toBe(false);
});

test('a hash contains its parameters', async () => {
  expect(await new Passwords(20).verify(await passwords.hash('same words'), 'same words')).toBe(true);
});

test('two users with the same password have different hashes', async () => {
  expect(await passwords.hash('same words')).not.toBe(await passwords.hash('same words'));
});

test.each([
  [4, 64],
  [20, 64],
  [38, 40],
  [76, 20],
  [400, 19],
])('security 12: on a machine where 19 MiB take %d ms, a hash uses %d MiB', (ms, memory) => {
  expect(memoryFor(ms)).toBe(memory);
});

test('security 12: the memory of a hash is measured unless it is configured', async () => {
  const hash = await new Passwords(undefined).hash('same words');
  const memory = Number(/m=(\d+),/u.exec(hash)?.[1]) / 1024;
  expect(memory).toBeGreaterThanOrEqual(19);
  expect(memory).toBeLessThanOrEqual(64);
});

test('security 12: the thread pool has four threads more than the hashes that may run at once', () => {
  const pool = new URL('../../../bin/thread-pool.mjs', import.meta.url).href;
  const script = `await import(${JSON.stringify(pool)}); console.log(process.env.UV_THREADPOOL_SIZE)`;
  const size = Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: {}, encoding: 'utf8' }),
  );
  expect(size).toBe(4 + Math.max(1, availableParallelism() - 1));
});
