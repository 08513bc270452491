/** Codes that name nothing, or a property of every JavaScript object, must not break a page or the snapshot. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MedalsAnswer } from '@podium/contract';
import { doctorVerb } from '../cli/doctor.ts';
import { readConfig } from '../ground/config.ts';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { testPodium } from '../testing/test-podium.ts';

let podium: ExampleGames;
beforeAll(async () => (podium = await exampleGames()));
afterAll(async () => podium.stop());

let version = 100;

function message(type: string, subtype: string, inside: string, attributes = ''): string {
  return (
    `<OdfBody CompetitionCode="YG2026" DocumentCode="GEN-------------------------------" DocumentType="${type}" ` +
    `${subtype && `DocumentSubtype="${subtype}" `}Version="${(version += 1)}" FeedFlag="P" Date="2026-10-12" Time="180000000" ${attributes}>\n` +
    `<Competition>\n${inside}\n</Competition></OdfBody>`
  );
}

async function apply(text: string): Promise<{ outcome: string; warnings: { code: string; detail: string }[] }> {
  const response = await podium.feed(text);
  expect(response.status).toBe(200);
  await podium.settle();
  const { journal } = (await response.json()) as { journal: string };
  const { rows } = await podium.database.pool.query<{
    outcome: string;
    warnings: { code: string; detail: string }[];
  }>('select outcome, warnings from feed.outcomes where journal_id = $1', [journal]);
  return rows[0]!;
}

test('a code set named like a property of every object is refused on arrival, with its line', async () => {
  const response = await podium.feed(message('DT_CODES', '__proto__', '<CodeSet Code="A"/>'));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: {
      fields: [{ field: 'bad-attribute', line: 1, message: expect.stringContaining('DocumentSubtype') as string }],
    },
  });
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a code set named %s is stored, and the snapshot is still updated',
  async (set) => {
    const { outcome } = await apply(
      message('DT_CODES', set, '<CodeSet Code="A"><Language Description="a"/></CodeSet>'),
    );
    expect(outcome).toBe('applied');
    expect((await podium.get('/api/v1/medals')).status).toBe(200);
  },
);

test.each(['constructor', '__proto__', 'toString'])(
  'an event with gender %s takes the gender from its code',
  async (gender) => {
    const event = 'SWMW200MFR------------------------';
    const row = `<CodeSet Code="${event}" Gender="${gender}"><Language Language="ENG" Description="200 m"/></CodeSet>`;
    await apply(message('DT_CODES', 'EVENT', row));
    expect(await podium.json(`/api/v1/events/${event}`)).toMatchObject({ gender: 'W' });
  },
);

test.each(['', '__proto__', 'A B', 'x'.repeat(65)])(
  'an organisation with the code "%s" is left out with a warning, and the others are stored',
  async (code) => {
    const rows = [code, 'NEU'].map(
      (each) => `<CodeSet Code="${each}"><Language Language="ENG" Description="n"/></CodeSet>`,
    );
    const { outcome, warnings } = await apply(message('DT_CODES', 'ORGANISATION', rows.join('\n')));
    expect(outcome).toBe('applied-with-warning');
    expect(warnings).toEqual([
      { code: 'row-left-out', detail: `line 3: CodeSet@Code is ${JSON.stringify(code.slice(0, 40))}` },
    ]);
    const { rows: table } = await podium.json<MedalsAnswer>('/api/v1/medals');
    expect(table.length).toBeGreaterThan(0);
    expect((await podium.get('/api/v1/delegations/NEU')).status).toBe(200);
  },
);

test.each(['constructor', 'toString', '__proto__'])('an action of type %s is stored as "others"', async (action) => {
  const text = message(
    'DT_PLAY_BY_PLAY',
    'ACTION',
    `<Actions><Action Id="a1" Action="${action}" Order="1"/></Actions>`,
  ).replace('GEN-------------------------------', 'HBLMTEAM7-------------GPA-000100--');
  expect((await apply(text)).outcome).toBe('applied');
  expect(await podium.json('/api/v1/units/HBLMTEAM7-------------GPA-000100')).toMatchObject({
    actions: [{ id: 'a1', type: 'others' }],
  });
});

test('invalid rows stored by an older version are left out and reported, and stop neither a refresh nor the next start', async () => {
  const { pool } = podium.database;
  await pool.query(
    `insert into sport.code_labels (partition, owner, set, code, language, attributes, sort)
     select id, 1, set, code, 'en', attributes::jsonb, 0 from feed.partitions,
       (values ('ORGANISATION', '', '{}'), ('__proto__', 'X', '{}'), ('EVENT', 'A B', '{}'), ('DISCIPLINE', 'Q', '{"Discipline":"__proto__"}'))
         as bad(set, code, attributes)
     where competition_code = 'YG2026' and feed_flag = 'P'`,
  );
  await pool.query(
    `insert into sport.games (partition, owner, code, name, first_day, last_day, time_zone, day_ends_at, languages, is_adult, publication_default, generated_at)
     select id, 1, 'YG2026', '{}', '2026-10-01', '2026-10-20', 'Nowhere/At_All', '03:00', '{en}', false, 'basic', now()
     from feed.partitions where competition_code = 'YG2026' and feed_flag = 'P'`,
  );
  await apply(message('DT_CODES', 'SPORT', '<CodeSet Code="A"/>'));
  expect((await podium.get('/api/v1/medals')).status).toBe(200);
  const restarted = await testPodium({ database: podium.database });
  expect((await restarted.get('/api/v1/medals')).status).toBe(200);
  const health = (await (await restarted.get('/api/v1/health')).json()) as { alarms: object[] };
  expect(health.alarms).toMatchObject([
    { kind: 'row-left-out', count: 5, examples: expect.arrayContaining(['code_labels ORGANISATION ""']) as string[] },
  ]);
  await restarted.leave();
  const logged: string[] = [];
  const io = { out: () => undefined, error: (line: string) => void logged.push(line) };
  expect(await doctorVerb([], { ...io, config: readConfig({ DATABASE_URL: podium.database.url }) })).toBe(1);
  expect(logged).toContain('Omitted because it cannot be presented: code_labels ORGANISATION ""');
});
