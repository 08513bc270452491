import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doorCards } from '@podium/contract';
import type { ErrorAnswer, PaperCount, PrintChoices, StoredFile } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { pageCount, pdfText } from './testing/pdf-text.ts';

let games: ExampleGames;
let manager: Visitor;
let referee: Visitor;
beforeAll(async () => {
  games = await exampleGames(undefined, {
    ACCOUNTS_PASSWORD_MB: '19',
    ACCOUNTS_TWO_FACTOR_FOR: 'none',
  });
  manager = await signUpUser(games, { grant: 'manager' });
  referee = await signUpUser(games, { grant: 'referee', scope: 'discipline SWM' });
});
afterAll(async () => games.stop());

const base = '/api/v1/desk/prints';
const final = 'SWMW200MFR------------FNL-000100';
const squeeze = (text: string): string => text.replaceAll(/\s+/gu, '');

async function readPrinted(path: string, by = manager): Promise<{ text: string; pages: number }> {
  const response = await by.ask('GET', base + path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const pdf = Buffer.from(await response.arrayBuffer());
  return { text: pdfText(pdf), pages: pageCount(pdf) };
}
const statusOf = async (path: string, by = manager): Promise<number> => (await by.ask('GET', base + path)).status;

describe('papers of contests', () => {
  test('a call-room list names the starters and has columns to tick', async () => {
    const { text, pages } = await readPrinted(`/contests.pdf?paper=call-room&unit=${final}`);
    expect(pages).toBe(1);
    for (const part of ['Swimming', 'Call-room list', 'LUMAR Inês', 'Lane', 'Present', 'Bib checked', 'Referee'])
      expect(text).toContain(squeeze(part));
  });

  test('a heat sheet has lanes, an empty column for the time and no result', async () => {
    const { text } = await readPrinted(`/contests.pdf?paper=score-sheet&unit=${final}&lang=pt`);
    for (const part of ['Súmula', 'Raia', 'LUMAR Inês', 'Resultado', 'Árbitro']) expect(text).toContain(squeeze(part));
    expect(text).not.toContain('2:04.31');
  });

  test('in Arabic contain the same text as the start list', async () => {
    const { text } = await readPrinted(`/contests.pdf?paper=score-sheet&unit=${final}&lang=ar`);
    for (const part of ['ورقة التسجيل', 'الحكم']) expect(text).toContain(squeeze(part));
  });

  test('a day’s PDF has each contest on its own page, and its start lists as a booklet with a table of contents', async () => {
    const query = 'day=2026-10-12';
    const { total } = await manager.get<PaperCount>(`${base}/contests?paper=score-sheet&${query}`);
    expect(total).toBeGreaterThan(1);
    expect((await readPrinted(`/contests.pdf?paper=score-sheet&${query}`)).pages).toBeGreaterThanOrEqual(total);
    const { text } = await readPrinted(`/contests.pdf?paper=start-list&${query}`);
    for (const part of ['Start lists', 'Contents', 'LUMAR Inês']) expect(text).toContain(squeeze(part));
  });

  test('are printed with a right over a sport for its contests only', async () => {
    const count = async (by: Visitor): Promise<number> =>
      (await by.get<PaperCount>(`${base}/contests?paper=call-room`)).total;
    const own = await count(referee);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(await count(manager));
    expect(await statusOf(`/contests.pdf?paper=call-room&unit=${final}`, referee)).toBe(200);
    expect(await statusOf('/contests.pdf?paper=call-room&event=JUDM73KG--------------------------', referee)).toBe(404);
  });

  test('can be chosen by the days, places and events that a right covers', async () => {
    const all = await manager.get<PrintChoices>(`${base}/choices?lang=pt`);
    expect(all.sports.map(({ id }) => id)).toContain('jud');
    expect(all.delegations.map(({ id }) => id)).toContain('AUR');
    const own = await referee.get<PrintChoices>(`${base}/choices?lang=pt`);
    expect(own).toMatchObject({ sports: [{ id: 'swm', name: 'Natação' }], delegations: [] });
    expect(own.days.length > 0 && own.events.every(({ sport }) => sport === 'Natação')).toBe(true);
  });

  test('without content are an error, not an empty page', async () => {
    expect(await statusOf('/contests.pdf?paper=call-room&unit=NOPE')).toBe(404);
    expect(await statusOf('/contests.pdf?paper=poster')).toBe(400);
    expect(await manager.get(`${base}/contests?paper=call-room&unit=NOPE`)).toEqual({ total: 0, max: 200 });
  });
});

describe('papers for people', () => {
  test('include a diploma for each medal, with rank, event and full name', async () => {
    const { total } = await manager.get<PaperCount>(`${base}/people?paper=diploma&delegation=AUR`);
    const { text, pages } = await readPrinted('/people.pdf?paper=diploma&delegation=AUR');
    expect([pages, total > 0]).toEqual([total, true]);
    for (const part of ['Diploma', 'Inês Lumar', 'Aurora', 'for 1st place in', "Women's 200m Freestyle"])
      expect(text.toLowerCase()).toContain(squeeze(part).toLowerCase());
  });

  test('include a diploma for each winner of a special award, with its name', async () => {
    const publisher = await signUpUser(games, { grant: 'publisher' });
    const award = '/api/v1/desk/content/special-award/best-start';
    const data = {
      name: { en: 'Best start' },
      event: 'SWMW200MFR',
      day: '2026-10-12',
      people: ['7100101'],
      delegations: ['DUN'],
    };
    await publisher.ask('PUT', `${award}/draft`, { data, order: null, basedOn: null }, { 'if-match': '"0"' });
    expect((await publisher.ask('POST', `${award}/publish`, {}, { 'if-match': '"1"' })).status).toBe(200);
    await games.settle();
    const count = async (filter: string): Promise<number> =>
      (await manager.get<PaperCount>(`${base}/people?paper=award${filter}`)).total;
    expect([await count(''), await count('&delegation=DUN'), await count('&event=JUDM73KG')]).toEqual([2, 1, 0]);
    const { text, pages } = await readPrinted('/people.pdf?paper=award&delegation=AUR');
    expect(pages).toBe(1);
    for (const part of ['Inês Lumar', 'for winning the award', 'Best start', 'Aurora'])
      expect(text.toLowerCase()).toContain(squeeze(part).toLowerCase());
  });

  test('include diplomas of participation, cards, tickets and bibs of a delegation, in Portuguese and Arabic', async () => {
    const participation = await readPrinted('/people.pdf?paper=participation&delegation=AUR&lang=pt');
    expect(participation.text.toLowerCase()).toContain(squeeze('pela participação em natação'));
    const cards = await readPrinted('/people.pdf?paper=card&delegation=AUR&lang=ar');
    expect(cards.text).toContain('رياضية');
    const query = 'paper=ticket&delegation=AUR&days=2026-10-12,2026-10-13&meals=lunch,dinner&lang=pt';
    const { total } = await manager.get<PaperCount>(`${base}/people?${query}`);
    const { total: people } = await manager.get<PaperCount>(`${base}/people?paper=card&delegation=AUR`);
    expect(total).toBe(people * 4);
    const named = await readPrinted(`/people.pdf?${query}`);
    expect(named.text.toLowerCase()).toContain(squeeze('Almoço').toLowerCase());
    expect(named.text.toLowerCase()).toContain('lumar');
    const anonymous = await readPrinted(`/people.pdf?${query}&anonymous=true`);
    expect(anonymous.text.toLowerCase()).not.toContain('lumar');
  });

  test('require a right over all of the Games', async () => {
    for (const path of ['/people?paper=card', '/people.pdf?paper=card', '/people.pdf?paper=diploma'])
      expect(await statusOf(path, referee), path).toBe(403);
    expect((await games.get(`${base}/people.pdf?paper=card`)).status).toBe(401);
  });

  test('without content are an error, not an empty page', async () => {
    expect(await statusOf('/people.pdf?paper=card&delegation=NOPE')).toBe(404);
    expect(await statusOf('/people.pdf?paper=ticket')).toBe(404);
    expect(await statusOf('/people.pdf?paper=ticket&days=tomorrow')).toBe(400);
  });
});

test('a door list contains every person with a card and their access codes, and only managers of the whole Games get it', async () => {
  const response = await manager.ask('GET', `${base}/cards?lang=ar`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { items, total } = doorCards.parse(await response.json());
  const { total: people } = await manager.get<PaperCount>(`${base}/people?paper=card`);
  expect([total, new Set(items.map(({ mark }) => mark)).size]).toEqual([people, people]);
  expect(items.every(({ name, mark }) => name !== '' && /^[0-9a-f]{16}$/u.test(mark))).toBe(true);
  const roles = new Set(items.map(({ role }) => role));
  expect(['رياضي', 'رياضية'].filter((role) => !roles.has(role))).toEqual([]);
  expect(await statusOf('/cards', referee)).toBe(403);
  expect((await games.get(`${base}/cards`)).status).toBe(401);
  expect(await statusOf('/cards?lang=xx')).toBe(400);
});

describe('the look of the Games', () => {
  const item = '/api/v1/desk/content/look/games';
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#0b5fa5"/></svg>',
  );
  const pictures = async (path: string): Promise<number> => {
    const pdf = Buffer.from(await (await manager.ask('GET', path)).arrayBuffer());
    return [...pdf.toString('latin1').matchAll(/\/Subtype \/Image/gu)].length;
  };
  const publish = async (by: Visitor, version: number, data: object): Promise<Response> => {
    const body = { data, order: null, basedOn: null };
    await by.ask('PUT', `${item}/draft`, body, { 'if-match': `"${version}"` });
    return by.ask('POST', `${item}/publish`, {}, { 'if-match': `"${version + 1}"` });
  };

  test('is used on papers once published; a color that is unreadable on white is refused', async () => {
    const publisher = await signUpUser(games, { grant: 'publisher' });
    const upload = await publisher.ask('POST', '/api/v1/files?purpose=logo', svg, { 'content-type': 'image/svg+xml' });
    const { sha256, mediaType, size } = (await upload.json()) as StoredFile;
    const logo = { sha256, mediaType, size, path: 'files/logo.svg', alt: { en: 'Logo' } };
    const refused = await publish(publisher, 0, { logo, accent: '#ffcc00' });
    expect(refused.status).toBe(422);
    expect((await refused.json()) as ErrorAnswer).toMatchObject({ error: { fields: [{ field: 'accent' }] } });
    const sheet = `${base}/contests.pdf?paper=call-room&unit=${final}`;
    expect(await pictures(sheet)).toBe(0);
    const look = { logo, accent: '#0b5fa5', signature: logo, signer: 'Maria Lima', role: { en: 'President' } };
    expect((await publish(publisher, 1, look)).status).toBe(200);
    expect(await pictures(sheet)).toBeGreaterThan(0);
    expect(await pictures('/api/v1/prints/medals.pdf')).toBeGreaterThan(0);
    const { text } = await readPrinted('/people.pdf?paper=diploma&delegation=AUR');
    for (const part of ['Maria Lima', 'President']) expect(text).toContain(squeeze(part));
  });
});
