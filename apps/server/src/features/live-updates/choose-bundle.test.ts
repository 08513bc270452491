import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseBundle, compareVersions, isOfferedTo } from './choose-bundle.ts';
import type { Offer } from './choose-bundle.ts';

const all = { min: null, max: null };
const offer = (id: string, part: Partial<Offer> = {}): Offer => ({
  id,
  rollout: 100,
  versions: { android: all, ios: all },
  ...part,
});
const phone = { id: 'device-1', platform: 'android', version: '12' } as const;

test.each([
  ['12', '12', 0],
  ['9', '12', -1],
  ['1.4.2', '1.4', 1],
  ['1.10', '1.9', 1],
  ['2', '1.9.9', 1],
  ['1.0', '1', 0],
  ['', '0', 0],
])('version %s compares with %s as %i', (a, b, sign) => expect(Math.sign(compareVersions(a, b))).toBe(sign));

test('a device is offered the newest bundle', () => {
  expect(chooseBundle([offer('newest'), offer('older')], phone)?.id).toBe('newest');
  expect(chooseBundle([], phone)).toBeUndefined();
});

test('a bundle goes only to versions of the app that can run it', () => {
  const needs13 = offer('needs 13', { versions: { android: { min: '13', max: null }, ios: all } });
  const until12 = offer('until 12', { versions: { android: { min: null, max: '12' }, ios: all } });
  expect(chooseBundle([needs13, until12], phone)?.id).toBe('until 12');
  expect(chooseBundle([needs13, until12], { ...phone, version: '13' })?.id).toBe('needs 13');
  expect(chooseBundle([needs13], phone)).toBeUndefined();
  expect(chooseBundle([needs13], { ...phone, platform: 'ios' })?.id).toBe('needs 13');
});

test('devices outside the percentage are offered the previous bundle', () => {
  expect(chooseBundle([offer('new', { rollout: 0 }), offer('old')], phone)?.id).toBe('old');
});

test('a rollout of 10 % reaches 8 to 12 % of 10,000 devices', () => {
  const reached = Array.from({ length: 10_000 }, (_, index) => `device-${index}`).filter((id) =>
    isOfferedTo({ id: 'a1b2', rollout: 10 }, id),
  );
  expect(reached.length).toBeGreaterThanOrEqual(800);
  expect(reached.length).toBeLessThanOrEqual(1200);
});

test('raising the percentage removes a bundle from no device; 0 offers it to none, 100 to all', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.uuid(), fc.string(), percent, percent, (deviceId, id, smaller, larger) => {
      const [low, high] = [Math.min(smaller, larger), Math.max(smaller, larger)];
      if (isOfferedTo({ id, rollout: low }, deviceId)) expect(isOfferedTo({ id, rollout: high }, deviceId)).toBe(true);
      expect(isOfferedTo({ id, rollout: 0 }, deviceId)).toBe(false);
      expect(isOfferedTo({ id, rollout: 100 }, deviceId)).toBe(true);
    }),
  );
});
