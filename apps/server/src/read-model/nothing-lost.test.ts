/**
 * No value that was sent is lost on the way to the reader. Every value in the example messages is replaced by a unique
 * word, which is then looked for in all public documents. Values found in none are listed here with the reason.
 *
 * `feed/folder/import/same-games.test.ts` proves that the same Games as a folder fill the same tables.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lost, expandPlace } from '@podium/odf/testing';
import { everyAddress } from '../testing/every-address.ts';
import { inTurn } from '../testing/in-turn.ts';
import {
  documentCode,
  messageWaves,
  placesWithout,
  prepareSequence,
  readExamples,
  sendExamples,
  sequenceNames,
  takenSteps,
} from '../testing/marked-examples.ts';
import type { MarkedExample } from '../testing/marked-examples.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { lostInSequences } from './unseen-values.ts';

let podium: TestPodium;
beforeEach(async () => (podium = await testPodium()));
afterEach(async () => podium.stop());

/** Every public document, in the languages of the examples' names. */
async function readEverything(examples: readonly MarkedExample[]): Promise<string> {
  const { readModel } = podium;
  const places = examples.flatMap((example) =>
    ['events', 'phases', 'units'].map((kind) => `/api/v1/${kind}/${encodeURIComponent(documentCode(example))}`),
  );
  const paths = [...everyAddress(readModel.snapshot!), ...places].filter((path) => path.startsWith('/api/'));
  const texts = paths.flatMap((path) =>
    ['en', 'pt'].map(async (language) => {
      const address = readModel.address(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      const document = address.kind === 'read' ? await readModel.document(address.request) : undefined;
      return document?.bytes.identity.toString() ?? '';
    }),
  );
  return (await Promise.all(texts)).join('\n');
}

const findLost = async (examples: readonly MarkedExample[]): Promise<string[]> =>
  placesWithout(await readEverything(examples), examples);

const unexplained = (missing: readonly string[]): string[] =>
  [...new Set(missing)].filter((place) => !expandPlace(place).some((place) => place in lost)).sort();

test('every value of the small Games is in a document, or is listed with the reason', async () => {
  const base = await readExamples('base');
  await sendExamples(podium, base);
  const missing = await findLost(base);
  for (const wave of await messageWaves()) {
    await sendExamples(podium, wave);
    missing.push(...(await findLost(wave)));
  }
  expect(unexplained(missing)).toEqual([]);
  expect(
    Object.keys(lost).filter((place) => !missing.some((missingPlace) => expandPlace(missingPlace).includes(place))),
  ).toEqual([]);
});

test.each(inTurn(sequenceNames, 3))(
  'every value of the sequence %s is in a document once its message has arrived',
  async (name) => {
    await prepareSequence(podium, name);
    const missing: string[] = [];
    for (const example of await takenSteps(name)) {
      await sendExamples(podium, [example]);
      missing.push(...(await findLost([example])));
    }
    expect(unexplained(missing)).toEqual(lostInSequences[name]?.places ?? []);
  },
);
