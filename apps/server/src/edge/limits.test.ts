import { describe, expect, test } from 'vitest';
import { RateLimit, clientAddress } from './limits.ts';

describe('so many in a minute for each client', () => {
  test('the next one waits until the minute is over', () => {
    const limit = new RateLimit(3);
    expect([0, 1, 2].map(() => limit.take('a', 1000))).toEqual([0, 0, 0]);
    expect(limit.take('a', 11_000)).toBe(50);
    expect(limit.take('b', 11_000)).toBe(0);
    expect(limit.take('a', 61_000)).toBe(0);
  });
});

describe('whose address counts', () => {
  test.each([
    ['none of ours in front: the socket', 0, '9.9.9.9', '10.0.0.1'],
    ['one of ours: the last it wrote', 1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['what a client forged stands further left', 1, '1.1.1.1, 2.2.2.2, 9.9.9.9', '9.9.9.9'],
    ['two of ours', 2, '9.9.9.9, 10.0.0.7', '9.9.9.9'],
    ['fewer than there should be', 3, '9.9.9.9', '10.0.0.1'],
  ])('%s', (_name, hops, forwarded, address) => {
    expect(clientAddress('10.0.0.1', { 'x-forwarded-for': forwarded }, hops)).toBe(address);
  });
});
