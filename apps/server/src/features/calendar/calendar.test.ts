import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const final = 'SWMW200MFR------------FNL-000100';

type CalendarItem = Record<string, string>;

/** Unfolded lines, by property name without parameters. */
function parseItems(text: string): CalendarItem[] {
  return text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((part) =>
      Object.fromEntries(
        part
          .split('END:VEVENT')[0]!
          .split('\r\n')
          .filter(Boolean)
          .map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).split(';')[0]!, line.slice(colon + 1).replace(/\\([,;\\])/g, '$1')];
          }),
      ),
    );
}

async function calendar(path: string): Promise<{ text: string; items: CalendarItem[] }> {
  const response = await games.get(`/calendar/${path}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await response.text();
  return { text, items: parseItems(text) };
}

const withoutIsolation = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

const uids = (items: readonly CalendarItem[]): string[] => items.map((item) => item['UID']!.split('@')[0]!);

describe('a calendar file', () => {
  test('of a unit: whose it is, when, where, and its page', async () => {
    const { items } = await calendar(`unit-${final}.ics`);
    expect(items).toEqual([
      expect.objectContaining({
        UID: `${final}@podium.yg2026`,
        DTSTAMP: '20261001T110000Z',
        DTSTART: '20261012T210400Z',
        DTEND: '20261012T211000Z',
        SUMMARY: "Swimming: Women's 200m Freestyle - Final",
        LOCATION: 'Aquatic Centre, Competition pool',
        STATUS: 'CONFIRMED',
      }),
    ]);
    expect(items[0]!['URL']).toMatch(new RegExp(`^http://localhost:\\d+/discipline/swm/results/${final}$`));
  });

  test('has texts in the requested language, and links to pages in that language', async () => {
    const { text, items } = await calendar(`unit-${final}.ics?lang=ar`);
    expect(items[0]!['LOCATION']).toBe('Aquatic Centre، Competition pool');
    expect(items[0]!['URL']).toContain('/ara/discipline/swm/');
    expect(text).toContain('\r\nBEGIN:VEVENT\r\n');
  });

  test.each(['en', 'es', 'pt', 'az', 'ar', 'fr'])(
    '%s: no line is longer than 75 octets, all end in CRLF',
    async (lang) => {
      for (const filter of ['medals', 'discipline-swm', 'delegation-AUR', 'participant-7100101']) {
        const { text } = await calendar(`${filter}.ics?lang=${lang}`);
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      }
    },
  );

  test('of a discipline, a delegation, a participant, a team, and of all medals', async () => {
    expect(uids((await calendar('discipline-swm.ics')).items)).toHaveLength(6);
    expect(uids((await calendar('delegation-aur.ics')).items)).toContain('VVOWTEAM6-------------GPA-000100');
    expect(uids((await calendar('participant-7100301.ics')).items)).toEqual(['VVOWTEAM6-------------GPA-000100']);
    expect(uids((await calendar('participant-VVOWTEAM6---AUR01.ics')).items)).toHaveLength(1);
    const medals = uids((await calendar('medals.ics')).items);
    expect(medals).toContain(final);
    expect(medals).not.toContain('SWMW200MFR------------HEAT000100');
  });

  test('the same bytes each time: strong ETag, 304, packed, HEAD, a safe file name', async () => {
    const path = `/calendar/unit-${final}.ics`;
    const plain = await games.get(path, { 'accept-encoding': 'identity' });
    const etag = plain.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(plain.headers.get('content-disposition')).toBe(
      'attachment; filename="podium-unit-SWMW200MFR-FNL-000100.ics"',
    );
    const text = await plain.text();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const packed = await games.get(path, { 'accept-encoding': accepted });
      expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([encoding, text]);
      expect(packed.headers.get('etag')).not.toBe(etag);
    }
    const revalidated = await games.get(path, { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'identity' });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
    const other = await games.get(path, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect(other.status, 'another encoding is another entity').toBe(200);
    const head = await fetch(games.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  test('missing and malformed requests are answered in the format of all errors', async () => {
    for (const name of [
      'unit-NOPE',
      'discipline-xxx',
      'discipline-SWM',
      'delegation-XXX',
      'participant-1',
      'unit-../x',
    ]) {
      expect(await games.errorOf(`/calendar/${encodeURIComponent(name)}.ics`), name).toEqual([404, 'notFound']);
    }
    for (const name of [
      'nonsense.ics',
      'unit-.ics',
      'venue-AQC.ics',
      `unit-${'x'.repeat(90)}.ics`,
      'medals.ics?lang=xx',
    ]) {
      expect(await games.errorOf(`/calendar/${name}`), name).toEqual([400, 'badRequest']);
    }
    const response = await fetch(`${games.url}/calendar/medals.ics`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the calendar of a user', () => {
  const personal = '/api/v1/me/calendar';

  test('has everything that is followed, each contest once, at an address that can be renewed and revoked', async () => {
    const ana = await signUpUser(games);
    expect(await ana.get(personal)).toEqual({ createdAt: null });
    const create = async (): Promise<string> => {
      const response = await ana.post(personal);
      expect(response.status).toBe(201);
      return ((await response.json()) as { path: string }).path.replace('/calendar/', '');
    };
    const first = await create();
    expect((await calendar(first)).items).toEqual([]);
    const follow = async (kind: string, id: string): Promise<void> =>
      void (await ana.ask('PUT', `/api/v1/me/follows/${kind}/${id}`));
    await follow('discipline', 'swm');
    await follow('athlete', '7100101');
    await follow('delegation', 'AUR');
    const { items, text } = await calendar(`${first}?lang=fr`);
    const expected = new Set<string>();
    for (const filter of ['discipline-swm', 'participant-7100101', 'delegation-AUR'])
      for (const item of (await calendar(`${filter}.ics`)).items) expected.add(item['URL']!);
    expect(items.map((item) => item['URL']!.replace('/fra', '')).sort()).toEqual([...expected].sort());
    expect(text).toContain('Ce que je suis');

    const answer = await games.get(`/calendar/${first}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const etag = answer.headers.get('etag')!;
    expect((await games.get(`/calendar/${first}`, { 'if-none-match': etag })).status).toBe(304);

    const second = await create();
    expect(await games.errorOf(`/calendar/${first}`)).toEqual([404, 'notFound']);
    expect((await calendar(second)).items.length).toBe(items.length);
    const lock = async (isLocked: boolean): Promise<unknown> =>
      games.database.pool.query('update accounts.particulars set is_locked = $2 where user_id = $1', [
        ana.id,
        isLocked,
      ]);
    await lock(true);
    expect(await games.errorOf(`/calendar/${second}`)).toEqual([404, 'notFound']);
    await lock(false);
    const { rows } = await games.database.pool.query('select * from calendar.personal');
    expect(JSON.stringify(rows)).not.toContain(second.slice(0, 43));
    expect(await ana.get(personal)).toEqual({ createdAt: expect.stringMatching(/^20/u) });
    await ana.ask('DELETE', personal);
    expect(await games.errorOf(`/calendar/${second}`)).toEqual([404, 'notFound']);
    expect(await games.errorOf(`/calendar/${second}?lang=xx`)).toEqual([400, 'badRequest']);
    expect((await fetch(games.url + personal)).status).toBe(401);
  });
});

describe('an item that changes', () => {
  const update = 'sequences/05-update-before-bulk/05-schedule-update-v4-0950.xml';
  const heat = 'SWMW200MFR------------HEAT000200';
  const item = async (): Promise<CalendarItem> => (await calendar(`unit-${heat}.ics`)).items[0]!;

  test('keeps its UID and gets a greater SEQUENCE when it moves', async () => {
    const before = await item();
    const etag = (await games.get('/calendar/discipline-swm.ics')).headers.get('etag');
    await games.send(update);
    const after = await item();
    expect(after['UID']).toBe(before['UID']);
    expect(after['DTSTART']).toBe('20261012T130600Z');
    expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']));
    expect(Number(after['SEQUENCE'])).toBeLessThan(2 ** 31);
    expect((await games.get('/calendar/discipline-swm.ics')).headers.get('etag')).not.toBe(etag);
  });

  test('is not moved by a result', async () => {
    const before = await item();
    await games.send('messages/result-swm-heat2.xml');
    expect(await item()).toEqual(before);
  });

  test('tells the winner and the first three only at an address with results', async () => {
    const file = `unit-${heat}.ics`;
    const [told] = (await calendar(`${file}?results=on`)).items;
    expect(withoutIsolation(told!['SUMMARY']!)).toMatch(/Heat 2 · Teodora Vante 2:06\.40$/u);
    expect(withoutIsolation(told!['DESCRIPTION']!)).toMatch(
      /^1\. Teodora Vante 2:06\.40\\n2\. Aysəl Günvar 2:09\.77\\n/u,
    );
    const veiled = (await calendar(`${file}?results=on&veil=1`)).items[0]!;
    for (const text of [...Object.values(await item()), ...Object.values(veiled)]) expect(text).not.toContain('Vante');
    expect(await games.errorOf(`/calendar/${file}?results=yes`)).toEqual([400, 'badRequest']);
  });

  test('between two sides tells the score at an address with results, once it is over', async () => {
    const file = 'unit-VVOWTEAM6-------------GPA-000100.ics?results=on&lang=ar';
    expect((await calendar(file)).items[0]!['SUMMARY']).not.toMatch(/\d،/u);
    await games.send('messages/result-vvo-match.xml');
    expect(withoutIsolation((await calendar(file)).items[0]!['SUMMARY']!)).toMatch(/ · .+ \d، .+ \d$/u);
  });

  test('stays, marked as canceled, when it is called off', async () => {
    const before = await item();
    await games.send(update, { 'Version="4"': 'Version="8"', '"095000000"': '"235900000"', DELAYED: 'CANCELLED' });
    const after = await item();
    expect(after['STATUS']).toBe('CANCELLED');
    expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']));
    expect(uids((await calendar('discipline-swm.ics')).items)).toContain(heat);
  });

  test('P24: is the whole day while it is postponed, as its page shows no time', async () => {
    await games.send(update, { 'Version="4"': 'Version="8"', '"095000000"': '"235930000"', DELAYED: 'POSTPONED' });
    expect(await item()).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20261012', DTEND: '20261013' });
  });

  test('is the whole day while its time is not to be shown', async () => {
    await games.send(update, {
      'Version="4"': 'Version="9"',
      '"2026-10-12" Time="095000000"': '"2026-10-13" Time="095000000"',
      'StartDate="2026-10-12T10:06:00-03:00"': 'StartDate="2026-10-12T10:06:00-03:00" HideStartDate="Y"',
    });
    expect(await item()).toMatchObject({ DTSTART: '20261012', DTEND: '20261013' });
  });

  test('without a time it is listed only on its day, and in no calendar', async () => {
    await games.send(update, {
      'Version="4"': 'Version="10"',
      '"2026-10-12" Time="095000000" LogicalDate': '"2026-10-14" Time="095000000" LogicalDate',
      ' StartDate="2026-10-12T10:06:00-03:00" EndDate="2026-10-12T10:11:00-03:00"': ' LogicalDate="2026-10-12"',
    });
    expect(await item()).toMatchObject({ DTSTART: '20261012', DTEND: '20261013' });
    expect(uids((await calendar('discipline-swm.ics')).items)).not.toContain(heat);
  });
});

describe("somebody's item before there is a start list", () => {
  const heat = 'SWMW200MFR------------HEAT000100';
  const itemIn = async ([filter, uid]: readonly [string, string]): Promise<CalendarItem | undefined> =>
    (await calendar(`${filter}.ics`)).items.find((item) => item['UID']!.startsWith(`${uid}@`));
  const round = 'SWMW200MFR------------HEAT';
  const places = [
    ['participant-7100101', `${round}.7100101`],
    ['delegation-AUR', `${round}.AUR`],
  ] as const;

  test('is tentative, and becomes the heat in place: the same UID, a greater SEQUENCE', async () => {
    const before = await Promise.all(places.map(itemIn));
    for (const item of before) {
      const summary = "Swimming: Women's 200m Freestyle";
      expect(item).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20261012T130000Z', SUMMARY: summary });
      expect(item!['DESCRIPTION']).toBe('Heat and lane to be announced with the start list');
    }
    await games.send('messages/result-swm-heat1.xml', {
      '"OFFICIAL"': '"START_LIST"',
      'Version="4"': 'Version="1"',
      '100812000': '094000000',
    });
    for (const [index, place] of places.entries()) {
      const item = await itemIn(place);
      expect(item).toMatchObject({ STATUS: 'CONFIRMED', DTSTART: '20261012T130000Z' });
      expect(item!['DESCRIPTION']).toContain('Heat 1');
      expect(Number(item!['SEQUENCE'])).toBeGreaterThan(Number(before[index]!['SEQUENCE']));
      expect(uids((await calendar(`${place[0]}.ics`)).items)).not.toContain(heat);
    }
  });

  test('has the name of its round only there: everywhere else it is the heat', async () => {
    expect(uids((await calendar(`unit-${heat}.ics`)).items)).toEqual([heat]);
    expect(uids((await calendar('discipline-swm.ics')).items)).toContain(heat);
  });

  test('of a round of one contest is that contest from the first', async () => {
    expect(await itemIn(['participant-7100201', 'ATHMLONGJUMP----------FNL-000100'])).toMatchObject({
      STATUS: 'TENTATIVE',
    });
    const { items } = await calendar('delegation-BRS.ics');
    expect(uids(items)).toHaveLength(new Set(uids(items)).size);
  });
});
