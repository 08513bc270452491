import { expect, test } from 'vitest';
import { demoGames } from '../demo-games.ts';

const { profiles, gamesFolder } = demoGames({ seed: 'podium', scale: 0.3, today: '2026-11-20' });

test('S01: some athletes have a full profile, none of them under sixteen', () => {
  expect(profiles.rows.length).toBeGreaterThan(20);
  const yearsAgo = (years: number): string =>
    `${Number(gamesFolder.start.slice(0, 4)) - years}${gamesFolder.start.slice(4)}`;
  for (const row of profiles.rows) {
    expect(row['publication']).toBe('full');
    expect(row['birth_date']! <= yearsAgo(16), row['birth_date']).toBe(true);
    expect(row['institution_en']).not.toBe('');
  }
});

test('each photo in a row exists, and each file is used', () => {
  const photos = profiles.rows.flatMap(({ photo }) => photo || []);
  expect([...profiles.portraits.keys()]).toEqual(photos);
  expect(new Set(profiles.portraits.values()).size).toBe(photos.length);
});
