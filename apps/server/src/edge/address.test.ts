import { describe, expect, test } from 'vitest';
import { clientAddress } from './address.ts';

describe('the address of a client', () => {
  test.each([
    ['is that of the socket without a trusted proxy', 0, '9.9.9.9', '10.0.0.1'],
    ['is the last one that a trusted proxy wrote', 1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['is not one that the client forged further left', 1, '1.1.1.1, 2.2.2.2, 9.9.9.9', '9.9.9.9'],
    ['is the one before two trusted proxies', 2, '9.9.9.9, 10.0.0.7', '9.9.9.9'],
    ['is that of the socket if the header has fewer entries than trusted proxies', 3, '9.9.9.9', '10.0.0.1'],
  ])('%s', (_name, hops, forwarded, address) => {
    expect(clientAddress('10.0.0.1', { 'x-forwarded-for': forwarded }, hops)).toBe(address);
  });
});
