import type { Kind } from '@podium/content';
import { afterEach, expect, test } from 'vitest';
import { gamesAtLevel } from '../../../testing/games-at-level.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';
import { presentItem } from './present-item.ts';

/** A kind about athletes, as an organizer may add one. */
const fanWall: Kind = {
  name: 'fan-wall',
  file: 'fan_wall',
  fields: {
    title: { type: 'text', isRequired: true },
    athlete: { type: 'reference', isRequired: false, to: 'person' },
    others: { type: 'references', isRequired: false, to: 'person' },
    photo: { type: 'image', isRequired: true, purpose: 'photo' },
  },
  searched: ['title'],
};
/** An athlete of the example messages. */
const athlete = '7100101';
const alt = { en: 'Inês LUMAR smiles' };
const photo = { sha256: 'a'.repeat(64), mediaType: 'image/jpeg', size: 1, path: 'a.jpg', alt };
const item = {
  id: 'one',
  data: { title: { en: 'Cheers for Inês LUMAR' }, athlete, others: [athlete], photo },
} as unknown as PublishedItem;

let podium: TestPodium | undefined;
afterEach(async () => podium?.stop());

async function present(
  level: 'full' | 'number',
  { isAboutSport = true, shown = item } = {},
): Promise<Record<string, unknown> | undefined> {
  podium = await gamesAtLevel(level);
  const presenter = new ContentPresenter(podium.readModel.games(), 'en');
  return presentItem(fanWall, shown, { present: presenter, isAboutSport, placeName: () => null });
}

test('an item about people who are published in full contains their names and pictures', async () => {
  const answer = await present('full');
  expect(answer).toMatchObject({
    title: { text: 'Cheers for Inês LUMAR', lang: 'en' },
    athlete: { id: athlete },
    photo: { href: expect.stringContaining(photo.sha256) as string },
  });
  expect(answer!['others']).toHaveLength(1);
});

test('an item about people who are published by number only contains neither their names nor their pictures', async () => {
  const answer = await present('number');
  expect(answer).toMatchObject({ photo: null, athlete: { name: expect.stringMatching(/^Athlete \d+$/u) as string } });
  expect(JSON.stringify(answer)).not.toMatch(/Lumar|Inês/iu);
});

test('an item whose required picture may not be shown is left out', async () => {
  expect(await present('number', { isAboutSport: false })).toBeUndefined();
});

test('people unknown to the Games are neither named nor shown, because they cannot have consented', async () => {
  const shown = { ...item, data: { ...item.data, others: ['nobody'] } } as PublishedItem;
  expect(await present('full', { shown })).toMatchObject({ others: [], photo: null });
});
