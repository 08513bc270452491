import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaperCount } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { pageCount, pdfText } from './testing/pdf-text.ts';

let games: ExampleGames;
let manager: Visitor;
let referee: Visitor;
beforeAll(async () => {
  games = await exampleGames(undefined, { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' });
  manager = await signUpUser(games, { grant: 'manager' });
  referee = await signUpUser(games, { grant: 'referee', scope: 'discipline SWM' });
});
afterAll(async () => games.stop());

const base = '/api/v1/desk/prints';
const final = 'SWMW200MFR------------FNL-000100';
const squeezed = (text: string): string => text.replaceAll(/\s+/gu, '');

async function printed(path: string, by = manager): Promise<{ text: string; pages: number }> {
  const response = await by.ask('GET', base + path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const pdf = Buffer.from(await response.arrayBuffer());
  return { text: pdfText(pdf), pages: pageCount(pdf) };
}
const statusOf = async (path: string, by = manager): Promise<number> => (await by.ask('GET', base + path)).status;

describe('papers of contests', () => {
  test('a call-room list names the starters and has columns to tick', async () => {
    const { text, pages } = await printed(`/contests.pdf?paper=call-room&unit=${final}`);
    expect(pages).toBe(1);
    for (const part of ['Swimming', 'Call-room list', 'LUMAR Inês', 'Lane', 'Present', 'Bib checked', 'Referee'])
      expect(text).toContain(squeezed(part));
  });

  test('a heat sheet has lanes, an empty column for the time and no result', async () => {
    const { text } = await printed(`/contests.pdf?paper=score-sheet&unit=${final}&lang=pt`);
    for (const part of ['Súmula', 'Raia', 'LUMAR Inês', 'Resultado', 'Árbitro']) expect(text).toContain(squeezed(part));
    expect(text).not.toContain('2:04.31');
  });

  test('in Arabic its text is that of the start list', async () => {
    const { text } = await printed(`/contests.pdf?paper=score-sheet&unit=${final}&lang=ar`);
    for (const part of ['ورقة التسجيل', 'الحكم']) expect(text).toContain(squeezed(part));
  });

  test('a paper of a day holds each contest on a page of its own, start lists as a booklet with contents', async () => {
    const query = 'day=2026-10-12';
    const { total } = await manager.get<PaperCount>(`${base}/contests?paper=score-sheet&${query}`);
    expect(total).toBeGreaterThan(1);
    expect((await printed(`/contests.pdf?paper=score-sheet&${query}`)).pages).toBeGreaterThanOrEqual(total);
    const { text } = await printed(`/contests.pdf?paper=start-list&${query}`);
    for (const part of ['Start lists', 'Contents', 'LUMAR Inês']) expect(text).toContain(squeezed(part));
  });

  test('a right over a sport covers its contests only', async () => {
    const count = async (by: Visitor): Promise<number> =>
      (await by.get<PaperCount>(`${base}/contests?paper=call-room`)).total;
    const own = await count(referee);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(await count(manager));
    expect(await statusOf(`/contests.pdf?paper=call-room&unit=${final}`, referee)).toBe(200);
    expect(await statusOf('/contests.pdf?paper=call-room&event=JUDM73KG--------------------------', referee)).toBe(404);
  });

  test('nothing to print is an error, not an empty page', async () => {
    expect(await statusOf('/contests.pdf?paper=call-room&unit=NOPE')).toBe(404);
    expect(await statusOf('/contests.pdf?paper=poster')).toBe(400);
    expect(await manager.get(`${base}/contests?paper=call-room&unit=NOPE`)).toEqual({ total: 0, max: 200 });
  });
});
