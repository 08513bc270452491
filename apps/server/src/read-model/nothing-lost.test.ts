/**
 * Nothing that was sent is lost on the way to the reader. In every example message each value becomes a word of its own;
 * each word is then looked for in all public documents. What stands in none is listed here, with its reason.
 *
 * The same Games as a folder fill the same tables, which `feed/folder/import/same-games.test.ts` proves.
 */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { everyAddress } from '../testing/every-address.ts';
import { markValues } from '../testing/mark-values.ts';
import type { MarkedValue } from '../testing/mark-values.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

const personIsTold = 'the participants name them; what a message calls somebody is shown until they do';
const isNamed = 'the code sets name it; what a message calls it is shown until they do';
const isFolded = 'the medal table is counted from the awards, the sent one is kept to be compared with';
const oneName = 'of several names of one person or team the printed one is shown';

/** Values that are in no document. The place is `type element/element@attribute`, `*` any type. */
const lost: Record<string, string> = {
  '* Athlete/Description@FamilyName': personIsTold,
  '* Athlete/Description@GivenName': personIsTold,
  '* Coach/Description@FamilyName': personIsTold,
  '* Coach/Description@GivenName': personIsTold,
  '* Coach/Description@Nationality': personIsTold,
  '* Competitor/Description@TeamName': personIsTold,
  '* Opponent/Description@TeamName': personIsTold,
  '* ExtendedInfos/SportDescription@DisciplineName': isNamed,
  '* ExtendedInfos/SportDescription@EventName': isNamed,
  '* ExtendedInfos/SportDescription@SubEventName': isNamed,
  '* ExtendedInfos/SportDescription@UnitNum': 'the schedule numbers its units',
  '* ExtendedInfos/VenueDescription@VenueName': isNamed,
  '* ExtendedInfos/VenueDescription@LocationName': isNamed,
  '* Unit/VenueDescription@VenueName': isNamed,
  '* Unit/VenueDescription@LocationName': isNamed,
  '* Competition/Session@VenueName': isNamed,
  '* Record/Description@Name': isNamed,
  'DT_CODES CodeSet/Language@LongDescription': 'one name of each code is shown, the usual one',
  'DT_CODES CodeSet/Language@ShortDescription': 'one name of each code is shown, the usual one',
  'DT_CODES CodeSet/Language@Description': 'labels of codes that no message of the small Games uses',
  'DT_CODES Competition/CodeSet@Competition': 'for which Games a code was made, which is the one they all are of',
  'DT_CODES Competition/CodeSet@Group': 'how the makers of the code sets sort them',
  'DT_CODES Competition/CodeSet@Note': 'says of a discipline that it is no sport, which its missing events say too',
  '* Competition/Participant@FamilyName': oneName,
  '* Competition/Participant@GivenName': oneName,
  '* Competition/Participant@PrintInitialName': oneName,
  '* Competition/Participant@TVName': oneName,
  '* Competition/Participant@TVInitialName': oneName,
  '* Competition/Participant@TVFamilyName': oneName,
  'DT_PARTIC_TEAMS Competition/Team@ShortName': oneName,
  'DT_PARTIC_TEAMS Competition/Team@TVTeamName': oneName,
  'DT_PARTIC Participant/Discipline@IFId': 'the number of a person at a federation is nobody else’s business',
  'DT_PARTIC_TEAMS Competition/Team@Number': 'tells two teams of one organisation apart, as their names do',
  'DT_PARTIC_TEAMS Competition/Team@TeamType': 'how the source sorts teams',
  'DT_PARTIC RegisteredEvent/EventEntry@Value': 'the entries of the event say the same, and go before it',
  'DT_SCHEDULE Session/SessionName@Value': 'stored, and told by no document yet',
  'DT_MEDALS *': isFolded,
  'DT_MEDALLISTS_DISCIPLINE *': 'repeats the awards of its events, and is kept to be compared with',
  'DT_PLAY_BY_PLAY Actions/Action@LeadH': 'the difference of the score beside it',
  'DT_PLAY_BY_PLAY Actions/Action@LeadA': 'the difference of the score beside it',
  '* Start/PreviousUnit@Value': 'beside winner or loser it says TBD',
  'DT_SCHEDULE Competition/Session@SessionType': 'morning or evening, which its time says too',
};

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

/** The names under which a place may be listed. */
function placesOf(place: string): string[] {
  const [type, path] = place.split(' ') as [string, string];
  return [place, `* ${path}`, `${type} *`];
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
