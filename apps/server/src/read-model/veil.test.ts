/**
 * Readers who hide results receive none. Every value in the example messages is replaced by a unique word; the words at
 * places that reveal an outcome are then looked for in all public documents with `veil=1`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from '@podium/contract';
import { isPlaceholder } from '@podium/games';
import { everyAddress } from '../testing/every-address.ts';
import { messageWaves, readExamples, sendExamples } from '../testing/marked-examples.ts';
import type { MarkedExample } from '../testing/marked-examples.ts';
import { isFieldAnOutcome } from './program/veiled-snapshot.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

let podium: TestPodium;
const examples: MarkedExample[] = [];
beforeAll(async () => {
  podium = await testPodium();
  for (const wave of [await readExamples('base'), ...(await messageWaves())]) {
    await sendExamples(podium, wave);
    examples.push(...wave);
  }
});
afterAll(async () => podium.stop());

const veil = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}veil=1`;
const addresses = (): string[] => everyAddress(podium.readModel.snapshot!).filter((path) => path.startsWith('/api/'));

async function textAt(path: string): Promise<string> {
  const { readModel } = podium;
  const address = readModel.address(path);
  const document = address.kind === 'read' ? await readModel.document(address.request) : undefined;
  return document?.bytes.identity.toString() ?? '';
}

/** Names, numbers, times and texts that are known before the start. */
const knownPaths = [
  'DT_BRACKETS CompetitorPlace/Competitor@Seed',
  'DT_BRACKETS CompetitorPlace/PreviousUnit@WLT',
  'DT_CODES CodeSet/Language@Description',
  'DT_ENTRIES Entry/ExtendedEntry@Value',
  'DT_PARTIC Competition/Participant@PrintName',
  'DT_PARTIC Discipline/RegisteredEvent@Bib',
  'DT_PARTIC_TEAMS Competition/Team@Name',
  'DT_PARTIC_TEAMS RegisteredEvent/EventEntry@Value',
  'DT_PARTIC_TEAMS TeamOfficials/Official@Function',
  'DT_PDF ExtendedInfos/SportDescription@EventName',
  'DT_PDF ExtendedInfos/SportDescription@SubEventName',
  'DT_PHASE_RESULT ExtendedInfos/SportDescription@SubEventName',
  'DT_POOL_STANDING ExtendedInfos/SportDescription@SubEventName',
  'DT_RESULT Athlete/EventUnitEntry@Value',
  'DT_RESULT Coaches/Coach@Function',
  'DT_RESULT Competition/Result@StartOrder',
  'DT_RESULT Composition/Athlete@Bib',
  'DT_RESULT Official/Description@FamilyName',
  'DT_RESULT Official/Description@GivenName',
  'DT_RESULT Officials/Official@Function',
  'DT_SCHEDULE Competition/Unit@UnitNum',
  'DT_SCHEDULE Start/PreviousUnit@Value',
  'DT_SCHEDULE Start/PreviousUnit@WLT',
  'DT_SCHEDULE StartList/Start@StartOrder',
  'DT_SCHEDULE Unit/ItemName@Value',
  'DT_SCHEDULE Unit/StartText@Value',
];

test('an answer with hidden results contains none, but everything that is known before the start', async () => {
  const text = (await Promise.all(addresses().map(async (path) => textAt(veil(path))))).join('\n');
  const leaked = examples.flatMap(({ values }) => values).filter(({ mark }) => text.includes(mark));
  expect([...new Set(leaked.map(({ place }) => place))].sort()).toEqual(knownPaths);
});

/** Ids of all schedule items in an answer. */
function contestsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ids = 'scheduleStatus' in value ? [String((value as unknown as { id: unknown }).id)] : [];
  return [...ids, ...Object.values(value).flatMap(contestsIn)];
}

/** Every object in an answer. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const records = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...records, ...Object.values(value).flatMap(objectsIn)];
}

test('an answer with hidden results neither names the competitors of a later round nor lists it among their contests', async () => {
  const snapshot = podium.readModel.snapshot!;
  const fields = new Map(
    [...snapshot.units.values()]
      .filter((unit) => isFieldAnOutcome(snapshot, unit))
      .map(({ id, entrants, starts, summary }) => {
        const people = [...entrants, ...[...starts, ...summary].map(({ competitor }) => competitor)];
        return [id, new Set(people.filter((person) => !isPlaceholder(person)))] as const;
      }),
  );
  expect(fields.size).toBeGreaterThan(3);
  let looked = 0;
  for (const path of addresses()) {
    const text = await textAt(veil(path));
    if (text === '') continue;
    const hidden = objectsIn(JSON.parse(text)).filter(
      ({ id, unit }) => fields.has(String(id)) || fields.has(String(unit)),
    );
    for (const record of hidden) {
      const values = [...(fields.get(String(record['id'])) ?? fields.get(String(record['unit']))!)];
      expect(
        values.filter((id) => JSON.stringify(record).includes(`"${id}"`)),
        path,
      ).toEqual([]);
      looked++;
    }
    if (/participants\/|delegation=|delegations\//u.test(path)) expect(hidden, path).toEqual([]);
  }
  expect(looked).toBeGreaterThan(fields.size);
});

test('an answer with hidden results conforms to the schema, and lists the same contests except those of later rounds', async () => {
  const { readModel } = podium;
  let contests = 0;
  for (const path of addresses()) {
    const address = readModel.address(veil(path));
    const texts = await Promise.all([textAt(path), textAt(veil(path))]);
    if (address.kind !== 'read' || texts[0] === '') continue;
    const [plain, cut] = texts.map((text) => JSON.parse(text) as { keys: string[] });
    expect(address.request.read.answer.safeParse(cut).error, path).toBeUndefined();
    const isPersonal = /participants\/|delegation=|delegations\//u.test(path);
    if (isPersonal) expect(contestsIn(plain), path).toEqual(expect.arrayContaining(contestsIn(cut)));
    else expect(contestsIn(cut), path).toEqual(contestsIn(plain));
    expect(plain!.keys, path).toEqual(expect.arrayContaining(cut!.keys));
    contests += contestsIn(cut).length;
  }
  expect(contests).toBeGreaterThan(100);
});

test('filters and orders by medals are ignored while results are hidden, and an invalid value is an error', async () => {
  const ids = async (query: string): Promise<string[]> => {
    const response = await podium.get(`/api/v1/participants?kind=delegations&${query}`);
    return ((await response.json()) as Document<'participants'>).items.map(({ id }) => id);
  };
  expect(await ids('medal=gold&sort=medals&veil=1')).toEqual(await ids(''));
  expect(await ids('sort=organisation&veil=1')).toEqual(await ids('sort=organisation'));
  expect((await podium.get('/api/v1/medals?veil=yes')).status).toBe(400);
  const { rows } = (await (await podium.get('/api/v1/medals')).json()) as Document<'medals'>;
  const hidden = (await (await podium.get('/api/v1/medals?veil=1')).json()) as Document<'medals'>;
  expect([rows.length > 0, hidden.rows, hidden.isVeiled]).toEqual([true, [], true]);
  expect(await (await podium.get('/api/v1/schedule/grid?veil=1')).json()).not.toHaveProperty('isVeiled');
});

test('a calendar with hidden results has no contest that its participant has qualified for', async () => {
  const finalist = 'JUDW57KG--------------FNL-000100';
  const { starts, entrants } = podium.readModel.snapshot!.units.get(finalist)!;
  const id = [...entrants, ...starts.map(({ competitor }) => competitor)].find((entrant) => !isPlaceholder(entrant));
  const calendar = async (query: string): Promise<string> =>
    (await podium.get(`/calendar/participant-${id!}.ics${query}`)).text();
  expect((await calendar('')).replaceAll(/\r\n /gu, '')).toContain(finalist);
  expect((await calendar('?veil=1')).replaceAll(/\r\n /gu, '')).not.toContain(finalist);
});
