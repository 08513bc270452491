import { readNames, readPath, reads } from '@podium/contract';
import type { LogicalDay } from '@podium/games';
import { expect, test } from 'vitest';
import { offlinePlans } from '../../features/builders.gen.ts';
import { planPack } from './pack-contents.ts';

/** Games without contests and venues: a pack of any Games contains at least the reads of these. */
const emptyGames = {
  games: () => ({ units: new Map(), reference: { venues: new Map() } }),
  read: async () => Promise.resolve(undefined),
};

test('every read without parameters is in the offline pack, or is excluded for a reason', async () => {
  const { parts, leftOut } = await planPack(emptyGames, offlinePlans, {
    language: 'en',
    now: '2026-10-12' as LogicalDay,
  });
  const kept = new Set(parts.flatMap(({ addresses }) => addresses));
  const named = readNames.filter((name) => reads[name].parameters.safeParse({}).success);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !kept.has(readPath(name, 'en')) && !leftOut[name])).toEqual([]);
  expect(
    Object.keys(leftOut).filter((name) => named.some((one) => one === name && kept.has(readPath(one, 'en')))),
  ).toEqual([]);
});
