import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Keys } from '../../access/keys.ts';
import { knownDevice, markDevice } from './known-device.ts';

const keys = new Keys([{ kid: '1', secret: randomBytes(32) }]);

test('a device is known only for the users who have signed in on it', () => {
  const mark = markDevice(keys, 'ana');
  expect(knownDevice(keys, mark, 'ana')).toBe(mark.split('.')[0]);
  expect(knownDevice(keys, mark, 'bea')).toBeUndefined();
  expect(knownDevice(keys, markDevice(keys, 'ana'), 'ana')).not.toBe(mark.split('.')[0]);
});

test.each([undefined, '', '.', 'a.b', 'a'])('a forged cookie is not accepted: %s', (mark) => {
  expect(knownDevice(keys, mark, 'ana')).toBeUndefined();
});

test('a cookie with one changed character is not accepted', () => {
  const mark = markDevice(keys, 'ana');
  for (let place = 0; place < mark.length; place++) {
    const changed = mark.slice(0, place) + (mark[place] === 'A' ? 'Q' : 'A') + mark.slice(place + 1);
    // The last base64 character has unused bits.
    if (place < mark.length - 1 && changed !== mark) expect(knownDevice(keys, changed, 'ana')).toBeUndefined();
  }
});
