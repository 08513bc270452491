/** For tests: the example messages in sent order, with each value replaced by a unique word. */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { markValues } from '@podium/odf/testing';
import type { MarkedValue } from '@podium/odf/testing';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import type { TestPodium } from './test-podium.ts';

export interface MarkedExample {
  file: string;
  xml: string;
  values: MarkedValue[];
}

export const sequenceNames = (await readdir(join(examplesFolder, 'sequences'))).sort();

let series = 0;
export async function readExamples(folder: string): Promise<MarkedExample[]> {
  const files = await xmlFiles(join(examplesFolder, folder));
  return Promise.all(
    files.map(async (file) => ({
      file: basename(file),
      ...markValues(await readFile(file, 'utf8'), String(series++)),
    })),
  );
}

const readAttribute = (xml: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
export const documentCode = ({ xml }: MarkedExample): string => readAttribute(xml, 'DocumentCode');

/** Messages of the small Games in waves. A message is in a later wave than those it replaces. */
export async function messageWaves(): Promise<MarkedExample[][]> {
  const sentAt = ({ xml }: MarkedExample): string => `${readAttribute(xml, 'Date')} ${readAttribute(xml, 'Time')}`;
  const messages = (await readExamples('messages')).toSorted((a, b) => (sentAt(a) < sentAt(b) ? -1 : 1));
  const waves = Map.groupBy(messages, (example) =>
    messages.filter((message) => documentCode(message) === documentCode(example)).indexOf(example),
  );
  return [...waves.values()];
}

/** Test and rehearsal messages are not public. */
const isPublic = ({ xml }: MarkedExample): boolean =>
  readAttribute(xml, 'FeedFlag') === 'P' && readAttribute(xml, 'CompetitionCode') === 'YG2026';

/** Public messages of a sequence that are applied. */
export async function takenSteps(name: string): Promise<MarkedExample[]> {
  const folder = join('sequences', name);
  const { steps } = JSON.parse(await readFile(join(examplesFolder, folder, 'expected.json'), 'utf8')) as {
    steps: { outcome: string }[];
  };
  return (await readExamples(folder)).filter(
    (example, index) => steps[index]!.outcome.startsWith('applied') && isPublic(example),
  );
}

/** Sequences with actions, which require their unit; all other messages may refer to unknown people and units. */
const tellsActionsFirst = new Set(['02-out-of-order', '03-retraction']);

export async function prepareSequence(podium: TestPodium, name: string): Promise<void> {
  if (tellsActionsFirst.has(name))
    await feedFiles(podium.database.pool, [join(examplesFolder, 'base/25-schedule-hbl.xml')]);
}

export async function sendExamples(podium: TestPodium, examples: readonly MarkedExample[]): Promise<void> {
  for (const { file, xml } of examples) expect((await podium.feed(xml)).status, file).toBe(200);
  await podium.settle();
}

/** Places of the values that are missing from a text. */
export function placesWithout(text: string, examples: readonly MarkedExample[]): string[] {
  return examples.flatMap(({ values }) => values.filter(({ mark }) => !text.includes(mark)).map(({ place }) => place));
}
