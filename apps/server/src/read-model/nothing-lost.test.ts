/**
 * Nothing that was sent is lost on the way to the reader. In every example message each value becomes a word of its own;
 * each word is then looked for in all public documents. What stands in none is listed here, with its reason.
 *
 * The same Games as a folder fill the same tables, which `feed/folder/import/same-games.test.ts` proves.
 */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lost, markValues, placesOf } from '@podium/odf/testing';
import type { MarkedValue } from '@podium/odf/testing';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { everyAddress } from '../testing/every-address.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

/** Values of a sequence that stand in no document although their message was taken. */
const notSeen: Record<string, { reason: string; places: string[] }> = {
  '05-update-before-bulk': {
    reason: 'an update is newer than the list that comes after it, and stays; whoever is taken out is not shown',
    places: [
      'DT_PARTIC Competition/Participant@PrintName',
      'DT_PARTIC_UPDATE Competition/Participant@PrintName',
      'DT_SCHEDULE Competition/Unit@UnitNum',
      'DT_SCHEDULE Unit/ItemName@Value',
    ],
  },
};

let podium: TestPodium;
beforeEach(async () => (podium = await testPodium()));
afterEach(async () => podium.stop());

interface Example {
  file: string;
  xml: string;
  values: MarkedValue[];
}

let series = 0;
async function readExamples(...folders: string[]): Promise<Example[]> {
  const files = (await Promise.all(folders.map(async (folder) => xmlFiles(join(examplesFolder, folder))))).flat();
  return Promise.all(
    files.map(async (file) => ({
      file: basename(file),
      ...markValues(await readFile(file, 'utf8'), String(series++)),
    })),
  );
}

const attributeOf = (xml: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
const sentAt = ({ xml }: Example): string => `${attributeOf(xml, 'Date')} ${attributeOf(xml, 'Time')}`;

async function send(examples: readonly Example[]): Promise<void> {
  for (const { file, xml } of examples) expect((await podium.feed(xml)).status, file).toBe(200);
  await podium.settle();
}

/** Every public document, in the languages in which the examples name things. */
async function everything(examples: readonly Example[]): Promise<string> {
  const { readModel } = podium;
  const own = examples.flatMap(({ xml }) => {
    const code = attributeOf(xml, 'DocumentCode');
    return ['events', 'phases', 'units'].map((kind) => `/api/v1/${kind}/${encodeURIComponent(code)}`);
  });
  const paths = [...everyAddress(readModel.snapshot!), ...own].filter((path) => path.startsWith('/api/'));
  const texts = paths.flatMap((path) =>
    ['en', 'pt'].map(async (language) => {
      const address = readModel.address(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      const document = address.kind === 'read' ? await readModel.document(address.request) : undefined;
      return document?.bytes.identity.toString() ?? '';
    }),
  );
  return (await Promise.all(texts)).join('\n');
}

async function lostOf(examples: readonly Example[]): Promise<string[]> {
  const all = await everything(examples);
  return examples.flatMap(({ values }) => values.filter(({ mark }) => !all.includes(mark)).map(({ place }) => place));
}

const unexplained = (missing: readonly string[]): string[] =>
  [...new Set(missing)].filter((place) => !placesOf(place).some((one) => one in lost)).sort();

interface Expected {
  steps: { outcome: string }[];
}

test('every value of the small Games is in a document, or has its reason', async () => {
  const base = await readExamples('base');
  const messages = (await readExamples('messages')).toSorted((one, other) => (sentAt(one) < sentAt(other) ? -1 : 1));
  const missing: string[] = [];
  await send(base);
  missing.push(...(await lostOf(base)));
  // What a later message of the same thing takes the place of is looked for before it comes.
  const waves = Map.groupBy(messages, (example) =>
    messages
      .filter((one) => attributeOf(one.xml, 'DocumentCode') === attributeOf(example.xml, 'DocumentCode'))
      .indexOf(example),
  );
  for (const wave of waves.values()) {
    await send(wave);
    missing.push(...(await lostOf(wave)));
  }
  expect(unexplained(missing)).toEqual([]);
  expect(Object.keys(lost).filter((place) => !missing.some((one) => placesOf(one).includes(place)))).toEqual([]);
});

/** What the test feed and a rehearsal send is nobody's to read. */
const isPublic = ({ xml }: Example): boolean =>
  attributeOf(xml, 'FeedFlag') === 'P' && attributeOf(xml, 'CompetitionCode') === 'YG2026';
/** Actions need a unit that they are of; all else is told of people and units that nobody has named. */
const tellsActionsFirst = new Set(['02-out-of-order', '03-retraction']);
const sequences = (await readdir(join(examplesFolder, 'sequences'))).sort();

test.each(sequences)('every value of the sequence %s is in a document when its message has come', async (name) => {
  const folder = join('sequences', name);
  const { steps } = JSON.parse(await readFile(join(examplesFolder, folder, 'expected.json'), 'utf8')) as Expected;
  if (tellsActionsFirst.has(name))
    await feedFiles(podium.database.pool, [join(examplesFolder, 'base/25-schedule-hbl.xml')]);
  const missing: string[] = [];
  for (const [index, example] of (await readExamples(folder)).entries()) {
    if (!steps[index]!.outcome.startsWith('applied') || !isPublic(example)) continue;
    await send([example]);
    missing.push(...(await lostOf([example])));
  }
  expect(unexplained(missing)).toEqual(notSeen[name]?.places ?? []);
});
