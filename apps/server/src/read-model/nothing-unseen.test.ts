/**
 * No value that was sent is missing from the pages. Every value in the example messages is replaced by a unique word,
 * which is then looked for in the visible text of all pages, rotating through six languages. Values found on none have
 * their reason in `unseen-values.ts`.
 *
 * `nothing-lost.test.ts` checks the same for the documents.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { lost, expandPlace } from '@podium/odf/testing';
import { PageRenderer } from '../edge/pages/renderer.ts';
import { everyPage, stripTags } from '../testing/every-page.ts';
import { inTurn } from '../testing/in-turn.ts';
import {
  documentCode,
  messageWaves,
  prepareSequence,
  readExamples,
  sendExamples,
  sequenceNames,
  takenSteps,
} from '../testing/marked-examples.ts';
import type { MarkedExample } from '../testing/marked-examples.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { lostInSequences, unseen } from './unseen-values.ts';

const prefixes = ['', '/por', '/spa', '/fra', '/aze', '/ara', '/eng'];
/** One per rendering thread, plus one. */
const readers = 4;
/** A page requested before may be stale for some seconds while it is re-rendered. */
const untilMadeAnewMs = 60_000;
/** Rendering all pages of the small Games several times takes this long beside other suites. */
const limitMs = 300_000;

let podium: TestPodium;
let renderer: PageRenderer;
let turn = 0;
// Loading the app in a thread takes longer than most of these tests.
beforeAll(async () => void (renderer = await PageRenderer.open(1)));
beforeEach(async () => {
  turn = 0;
  podium = await testPodium({ hasWeb: true, renderer });
});
afterEach(async () => podium.stop());
afterAll(async () => renderer.close());

/** Places of values that no page contains. `isEnough` receives the missing places and stops the search early. */
async function findMissing(
  examples: readonly MarkedExample[],
  isEnough = (places: readonly string[]): boolean => places.length === 0,
): Promise<string[]> {
  const prefix = prefixes[turn++ % prefixes.length]!;
  const codes = examples.map(documentCode);
  const isNamed = (path: string): boolean => codes.some((code) => path.includes(code));
  const paths = everyPage(podium.readModel.snapshot!, codes).sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const rest = paths.values();
  let missing = examples.flatMap(({ values }) => values);
  const visit = async (): Promise<void> => {
    for (const path of rest) {
      if (isEnough(missing.map(({ place }) => place))) return;
      const response = await podium.get(prefix + path);
      expect([200, 404], path).toContain(response.status);
      const text = stripTags(await response.text());
      missing = missing.filter(({ mark }) => !text.includes(mark));
    }
  };
  await Promise.all(Array.from({ length: readers }, visit));
  return missing.map(({ place }) => place);
}

/** Restricts an example to its values at these places. */
const onlyAt =
  (places: ReadonlySet<string>) =>
  (example: MarkedExample): MarkedExample => ({
    ...example,
    values: example.values.filter(({ place }) => places.has(place)),
  });

/** Includes the wildcard name: the last element and attribute, of any message type. */
const placeNames = (place: string): string[] => [...expandPlace(place), `* ${/[^/ ]+$/.exec(place)?.[0]}`];
const isExplained = (place: string): boolean =>
  expandPlace(place).some((name) => name in lost) || placeNames(place).some((name) => name in unseen);
const unexplained = (missing: readonly string[]): string[] =>
  [...new Set(missing)].filter((place) => !isExplained(place)).sort();

test('every value of the small Games is on a page, or is listed with the reason', { timeout: limitMs }, async () => {
  const base = await readExamples('base');
  await sendExamples(podium, base);
  // The names of the Games are in English and Portuguese: values missing from English pages are looked for in
  // Portuguese ones.
  const inEnglish = new Set(await findMissing(base));
  const missing = await findMissing(base.map(onlyAt(inEnglish)), (places) => places.every(isExplained));
  const [first = [], ...later] = await messageWaves();
  await sendExamples(podium, first);
  missing.push(...(await findMissing(first)));
  // Messages that replace an earlier one: the pages named after them are read first, and are usually enough.
  for (const wave of later) {
    await sendExamples(podium, wave);
    missing.push(...(await findMissing(wave, (places) => places.every(isExplained))));
  }
  expect(unexplained(missing)).toEqual([]);
  expect(Object.keys(unseen).filter((name) => !missing.some((place) => placeNames(place).includes(name)))).toEqual([]);
});

test.each(inTurn(sequenceNames, 3))(
  'every value of the sequence %s is on a page once its message has arrived',
  { timeout: limitMs },
  async (name) => {
    await prepareSequence(podium, name);
    const inNoDocument = new Set(lostInSequences[name]?.places);
    const findUnseen = (places: readonly string[]): string[] =>
      unexplained(places).filter((place) => !inNoDocument.has(place));
    const isEnough = (places: readonly string[]): boolean => findUnseen(places).length === 0;
    for (const example of await takenSteps(name)) {
      await sendExamples(podium, [example]);
      await expect
        .poll(async () => findUnseen(await findMissing([example], isEnough)), {
          timeout: untilMadeAnewMs,
          message: example.file,
        })
        .toEqual([]);
    }
  },
);
