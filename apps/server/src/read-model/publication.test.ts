/** The data of minors that the whole API reveals, by publication level. */
import { openDataPath, openDataTableNames } from '@podium/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { gamesAtLevel } from '../testing/games-at-level.ts';
import type { TestPodium } from '../testing/test-podium.ts';

let podium: TestPodium;
afterEach(async () => podium.stop());

/** Family and given names of athletes in the example messages, and other personal data. */
const names = ['Lumar', 'Inês', 'Vante', 'Teodora', 'Orsin', 'Günvar', 'Halvek', 'Garonde'];
const personal = ['2010-03-14', '2009-11-02', '"height"', '"birthDate"'];

const gamesAt = async (level: string): Promise<void> => void (podium = await gamesAtLevel(level));

/** All answers that could name a person, joined into one text. */
async function readEverything(): Promise<string> {
  const paths = [
    '/api/v1/games',
    '/api/v1/medals/all/medallists',
    '/api/v1/participants?pageSize=200',
    '/api/v1/participants?kind=teams',
    '/api/v1/search?query=lum',
    '/api/v1/search?query=in',
    '/api/v1/schedule/live',
    '/api/v1/medals/all/multi-medallists',
    '/calendar/medals.ics',
    ...openDataTableNames.map((table) => openDataPath(table, 'csv')),
    ...['AUR', 'BRS', 'CRL'].flatMap((code) => [`/api/v1/delegations/${code}`, `/calendar/delegation-${code}.ics`]),
    ...['SWMW200MFR', 'VVOWTEAM6', 'JUDW57KG', 'CRDMRR'].map((id) => `/api/v1/events/${id}`),
    ...['SWMW200MFR------------HEAT', 'GARW1AA---------------FNL'].map((id) => `/api/v1/phases/${id}`),
    ...['VVOWTEAM6---AUR01', 'HBLMTEAM7---CRL01'].map((id) => `/api/v1/participants/${id}`),
    '/calendar/participant-7100101.ics',
    ...['7100101', '7100102', '7100103', '7100401', '7100901'].map((id) => `/api/v1/participants/${id}`),
  ];
  for (const day of [
    '2026-10-11',
    '2026-10-12',
    '2026-10-13',
    '2026-10-14',
    '2026-10-15',
    '2026-10-16',
    '2026-10-17',
    '2026-10-18',
  ]) {
    const path = `/api/v1/schedule/days/${day}`;
    paths.push(path);
    const answer = (await (await podium.get(path)).json()) as { items: { id: string }[] };
    for (const { id } of answer.items) paths.push(`/api/v1/units/${id}`);
  }
  for (const key of ['swm', 'ath', 'vvo', 'hbl', 'jud', 'arc', 'wre', 'gar', 'cyc']) {
    for (const part of ['', '/schedule', '/events', '/brackets', '/pools', '/ranking', '/reports'])
      paths.push(`/api/v1/disciplines/${key}${part}`);
  }
  const answers = await Promise.all(paths.map(async (path) => (await podium.get(path)).text()));
  return answers.join('\n').toLowerCase();
}

describe('publication level', () => {
  test('"number only" publishes no name anywhere, and a number in its place', async () => {
    await gamesAt('number');
    const text = await readEverything();
    expect([...names, ...personal].filter((canary) => text.includes(canary.toLowerCase()))).toEqual([]);
    expect(text).toContain('athlete 0101');
    expect(text).toContain('2:04.31');
  });

  test('the basic level publishes names, but no birth date and no height', async () => {
    await gamesAt('basic');
    const text = await readEverything();
    expect(names.filter((name) => !text.includes(name.toLowerCase()))).toEqual([]);
    expect(personal.filter((canary) => text.includes(canary.toLowerCase()))).toEqual([]);
  });

  test('"full" publishes all values of the feed', async () => {
    await gamesAt('full');
    const text = await readEverything();
    expect([...names, '2010-03-14', '"height"'].filter((canary) => !text.includes(canary.toLowerCase()))).toEqual([]);
  });
});
