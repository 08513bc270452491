import { describe, expect, test } from 'vitest';
import { clientAddress } from './address.ts';

describe('the address of a client', () => {
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
