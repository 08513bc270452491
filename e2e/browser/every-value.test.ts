/**
 * Nothing that was sent is lost on the way to the eye. In every example message each value becomes a word of its own, which is
 * then looked for in what people read of all pages. What stands on none is listed here, with its reason.
 *
 * `nothing-lost.test.ts` of the server says the same of the documents, of which every value here is one.
 */
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lost, markValues, placesOf } from '@podium/odf/testing';
import type { MarkedValue } from '@podium/odf/testing';
import { ServerProcess } from '../harness/server-process.ts';

const isCode = 'a code: the pages say it in words, or draw it';
const isHowToRead = 'says how a mark is read and written';
const isCounted = 'the programme counts its units itself';
const isMatch = 'the match itself stands on the page';
const isTime = 'no time any more: the pages write times as each language does';
const isYes = 'yes or no, which the pages say in words';
const isSum = 'the sum of the parts so far; each stands for itself';
const isOldRecord = 'records that stand are shown, with those who hold them';

/** Values that stand on no page although a document has them. The place is `type element/element@attribute`, `*` any type. */
const unseen: Record<string, string> = {
  '* Result@ResultType': isHowToRead,
  '* Result@WLT': isCode,
  '* PreviousUnit@WLT': isCode,
  '* CompetitorPlace@WLT': isCode,
  '* Progress@UnitsComplete': isCounted,
  '* Progress@UnitsTotal': isCounted,
  'DT_COMMUNICATION Communication/Decision@AffectsOTH': isYes,
  'DT_COMMUNICATION Communication/Decision@AffectsRES': isYes,
  'DT_COMMUNICATION Communication/Decision@AffectsSCH': isYes,
  'DT_COMMUNICATION Communication/Decision@IssuedTime': isTime,
  'DT_COMMUNICATION Communication/Protest@DecisionTime': isTime,
  'DT_COMMUNICATION Communication/Protest@HearingTime': isTime,
  'DT_COMMUNICATION Communication/Protest@Procedure': 'how a protest goes its way, which its jury and its times say',
  'DT_COMMUNICATION Decision/SignedBy@Function': 'the body that decided signs as a whole',
  'DT_ENTRIES Entry/ExtendedEntry@Value': 'the mark an entry was made with: start lists do not tell it yet',
  'DT_PARTIC Competition/Participant@PrintName': 'coaches and officials have no page; they stand with their units',
  'DT_PARTIC_TEAMS RegisteredEvent/EventEntry@Value': 'the group that a team was drawn into, whose table has the team',
  'DT_PARTIC_TEAMS TeamOfficials/Official@Function': 'a profile does not tell the staff of a team yet; its matches do',
  'DT_PLAY_BY_PLAY Action/ExtendedAction@Value': 'where a shot came from and went to, silent until it is drawn',
  'DT_PLAY_BY_PLAY Actions/Action@Action': isCode,
  'DT_PLAY_BY_PLAY Actions/Action@Result': isCode,
  'DT_PLAY_BY_PLAY Composition/Athlete@Role': isCode,
  'DT_POOL_STANDING Competitor/Opponent@Result': isMatch,
  'DT_POOL_STANDING Competitor/Opponent@Time': isMatch,
  'DT_RECORD Record/RecordType@NotEstablishedLabel': isOldRecord,
  'DT_RECORD RecordType/RecordData@Competition': 'where and when a record was set is told, not at which Games',
  'DT_RECORD RecordType/RecordData@Place': isOldRecord,
  'DT_RECORD RecordType/RecordData@Result': isOldRecord,
  'DT_RECORD RecordType/RecordData@ResultType': isHowToRead,
  'DT_RESULT Athlete/EventUnitEntry@Value': isCode,
  'DT_RESULT Competition/Result@StartOrder': 'of two sides there is no order, but home and away',
  'DT_RESULT Competitor/EventUnitEntry@Value':
    'home or away, and the colour of a uniform, which says who is who in the hall',
  'DT_RESULT ExtendedInfo/Extension@Value': 'who led at a split and in what time, which the splits of the lines say',
  'DT_RESULT ExtendedInfos/ExtendedInfo@Value': 'what the places of a race are called, where lines have marks at them',
  'DT_RESULT ExtendedPeriods/ExtendedPeriod@Value': isCode,
  'DT_RESULT ExtendedResults/ExtendedResult@Value': isCode,
  'DT_RESULT Periods/Period@AwayScore': isSum,
  'DT_RESULT Periods/Period@Duration': isSum,
  'DT_RESULT Periods/Period@HomeScore': isSum,
  'DT_RESULT StatsItem/ExtendedStat@Value': 'the kinds of which a figure is the sum',
  'DT_SCHEDULE Competition/Unit@UnitNum': 'units are called by their names and their times',
  'DT_SCHEDULE Unit/ItemName@Value': 'the code sets name units, in more languages',
  'DT_STATS Composition/Athlete@Bib': 'the line-ups have the numbers of players',
};

const examples = fileURLToPath(new URL('../../packages/odf/examples/', import.meta.url));
const attributeOf = (xml: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

interface Example {
  xml: string;
  values: MarkedValue[];
}

let series = 0;
async function readExamples(folder: string): Promise<Example[]> {
  const names = (await readdir(`${examples}${folder}`)).filter((name) => name.endsWith('.xml')).sort();
  return Promise.all(
    names.map(async (name) => markValues(await readFile(`${examples}${folder}/${name}`, 'utf8'), String(series++))),
  );
}

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
});
afterAll(async () => server.remove());

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${server.url}/api/v1${path}`);
  return (response.ok ? await response.json() : {}) as Answer;
}

async function send(messages: readonly Example[]): Promise<void> {
  for (const { xml } of messages) expect((await server.feed(xml)).status).toBe(200);
  const lag = async (): Promise<number> => (await ask<{ feed: { lag: number } }>('/health')).feed.lag;
  await expect.poll(lag).toBe(0);
  await sleep(500);
}

type Items<Item> = { items?: Item[] };

/** The address of every page that these Games have. */
async function everyPage(messages: readonly Example[]): Promise<Set<string>> {
  const pages = new Set(['/schedule/grid', '/schedule/days', '/schedule/disciplines', '/medals/all', '/venues']);
  const { disciplines } = await ask<{ disciplines: { key: string }[] }>('/games');
  for (const { key } of disciplines) {
    for (const tab of ['', '/competitions', '/finalrank', '/medals', '/participants', '/reports', '/schedule/days'])
      pages.add(`/discipline/${key}${tab}`);
    const { items = [] } = await ask<Items<{ id: string }>>(`/disciplines/${key}/events`);
    const codes = messages
      .map(({ xml }) => attributeOf(xml, 'DocumentCode'))
      .filter((code) => code.startsWith(key.toUpperCase()));
    const events = new Set([
      ...items.map(({ id }) => id),
      ...codes.map((code) => code.slice(0, 22).replace(/-+$/u, '')),
    ]);
    for (const id of events) {
      for (const page of ['event', 'classification']) pages.add(`/schedule/${page}?discipline=${key}&event=${id}`);
      pages.add(`/schedule/statistics/${id}`).add(`/discipline/${key}/finalrank?event=${id}`);
      const event = await ask<{ phases?: { id: string; units: { id: string }[] }[] }>(`/events/${id}`);
      for (const { id: phase, units } of event.phases ?? []) {
        pages.add(`/schedule/phase/${phase}`);
        for (const unit of units)
          for (const tab of ['results', 'startlist', 'summary', 'reports'])
            pages.add(`/discipline/${key}/results/${unit.id}/${tab}`);
      }
    }
    for (const code of codes) pages.add(`/schedule/phase/${code.slice(0, 26).replace(/-+$/u, '')}`);
  }
  for (const { day } of (await ask<Items<{ day: string }>>('/schedule/days')).items ?? [])
    pages.add(`/schedule/day/${day}`);
  for (const { id } of (await ask<Items<{ id: string }>>('/venues')).items ?? []) pages.add(`/venues?venue=${id}`);
  for (const kind of ['athletes', 'teams', 'delegations']) {
    pages.add(`/participants/${kind}`);
    const { items = [] } = await ask<Items<{ id?: string; code?: string }>>(`/participants?kind=${kind}&pageSize=200`);
    for (const { id, code } of items)
      pages.add(kind === 'delegations' ? `/delegation/${code ?? id}` : `/participants/profile/${id}`);
  }
  return pages;
}

/** What people read and hear of a page: all but its scripts and styles. */
function textOf(html: string): string {
  const body = /<body\b[^]*<\/body>/u.exec(html)?.[0] ?? '';
  return body.replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, ' ');
}

/** Languages of which no page was asked for yet: what was asked before may be told once more while it is made anew. */
const fresh = ['', 'por', 'spa', 'fra', 'aze', 'ara', 'eng'].values();

async function everything(messages: readonly Example[]): Promise<string> {
  const prefix = fresh.next().value!;
  const texts: string[] = [];
  for (const path of await everyPage(messages)) {
    const response = await fetch(`${server.url}${prefix && `/${prefix}`}${path}`);
    expect([200, 404], path).toContain(response.status);
    texts.push(textOf(await response.text()));
  }
  return texts.join(' ');
}

async function missingOf(messages: readonly Example[], languages = 1): Promise<string[]> {
  let all = '';
  for (let told = 0; told < languages; told++) all += await everything(messages);
  return messages.flatMap(({ values }) => values.filter(({ mark }) => !all.includes(mark)).map(({ place }) => place));
}

/** Also by the last element and its attribute, of any type. */
const namesOf = (place: string): string[] => [...placesOf(place), `* ${/[^/ ]+$/.exec(place)?.[0]}`];
const isExplained = (place: string): boolean =>
  placesOf(place).some((name) => name in lost) || namesOf(place).some((name) => name in unseen);

test('every value of the small Games stands on a page, or has its reason', async () => {
  const base = await readExamples('base');
  const sentAt = ({ xml }: Example): string => `${attributeOf(xml, 'Date')} ${attributeOf(xml, 'Time')}`;
  const messages = (await readExamples('messages')).toSorted((one, other) => (sentAt(one) < sentAt(other) ? -1 : 1));
  await send(base);
  // The names of the Games come in English and Portuguese.
  const missing = await missingOf(base, 2);
  // What a later message of the same thing takes the place of is looked for before it comes.
  const codeOf = ({ xml }: Example): string => attributeOf(xml, 'DocumentCode');
  const waves = Map.groupBy(messages, (example) =>
    messages.filter((one) => codeOf(one) === codeOf(example)).indexOf(example),
  );
  for (const wave of waves.values()) {
    await send(wave);
    missing.push(...(await missingOf(wave)));
  }
  expect([...new Set(missing)].filter((place) => !isExplained(place)).sort()).toEqual([]);
  expect(Object.keys(unseen).filter((name) => !missing.some((place) => namesOf(place).includes(name)))).toEqual([]);
});
