/** A day's medal lists, from a healthy feed and from a faulty one. */
import { afterEach, expect, test } from 'vitest';
import type { HealthAnswer, MedallistsAnswer, MedalsAnswer } from '@podium/contract';
import { writeMessage } from '@podium/odf';
import type { BodyOf, OdfMessage } from '@podium/odf';
import { demoGamesAt } from '../cli/demo.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

type List = OdfMessage & { body: BodyOf<'medallists'> };
type Medallist = BodyOf<'medallists'>['medallists'][number];

const day = demoGamesAt(new Date('2026-11-20T18:31:00Z'), 1, 1)
  .liveDay({ from: '2026-11-21T03:00:00Z', to: '2026-11-22T03:00:00Z' })
  .map(({ message }) => message);
const lists = day.filter((message): message is List => message.body.kind === 'medallists');
const tables = day.filter(({ body }) => body.kind === 'medals');

/** A list with a later version number. */
const version = (list: List, number: number, change = (all: Medallist[]): Medallist[] => all): List => ({
  ...list,
  envelope: { ...list.envelope, version: number, time: `2359000${String(number).padStart(2, '0')}` },
  body: { ...list.body, medallists: change(list.body.medallists) },
});
const retraction = (list: List): string => writeMessage({ ...list, isRetraction: true });
const event = (list: List): string => list.envelope.documentCode.replace(/-+$/, '');

const [moved, lost, shrunk, emptied, ...others] = lists as [List, List, List, List, ...List[]];
const retracted = others.slice(0, 20);
const withoutLast = (all: Medallist[]): Medallist[] => all.slice(0, -1);
const forAnother = (all: Medallist[]): Medallist[] =>
  all.map((medallist, index) =>
    index === 0 ? { ...medallist, competitor: { ...medallist.competitor, code: '990001' } } : medallist,
  );

/** Messages in chronological order. */
const steps = {
  day: [...lists, ...tables.slice(1)].map((message) => writeMessage(message)),
  genuine: [version(moved, 2, forAnother), version(lost, 2, withoutLast)].map((list) => writeMessage(list)),
  gaps: [version(shrunk, 2, withoutLast), version(emptied, 2, () => [])].map((list) => writeMessage(list)),
  repair: [version(shrunk, 3), version(emptied, 3)].map((list) => writeMessage(list)),
  retractions: retracted.map((list) => retraction(list)),
  oldTable: [writeMessage(tables[0]!)],
  revival: retracted.map((list) => writeMessage(version(list, 2))),
};

let podium: TestPodium | undefined;
afterEach(async () => podium?.stop());

async function send(messages: readonly string[]): Promise<void> {
  for (const message of messages) expect((await podium!.feed(message)).status).toBe(200);
  await podium!.settle();
}
const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await podium!.get(`/api/v1${path}`)).json()) as Answer;
/** Corrections by event, whether a correction is reported as under way, medals awarded, and open alarms. */
async function readShown() {
  const { corrections, isCorrectionUnderWay, awarded } = await read<MedalsAnswer>('/medals');
  const { alarms } = await read<HealthAnswer>('/health');
  return {
    corrected: corrections.map((correction) => correction.event.id).sort(),
    isCorrectionUnderWay,
    awarded: awarded.total,
    alarms: alarms.map(({ kind, count }) => `${kind} ${count}`),
  };
}
/** All public documents about medals. */
const readEverything = async () => [
  await read<MedalsAnswer>('/medals'),
  await read<MedallistsAnswer>('/medals/all/medallists'),
];

test('a faulty feed raises an alarm, reports only genuine corrections, and ends like a correct one', async () => {
  podium = await testPodium();
  await send(steps.day);
  const { awarded } = await readShown();
  expect(awarded).toBeGreaterThan(150);
  const calm = { corrected: [], isCorrectionUnderWay: false, awarded, alarms: [] };
  expect(await readShown()).toEqual(calm);

  await send(steps.genuine);
  const genuine = { ...calm, corrected: [event(moved), event(lost)].sort(), awarded: awarded - 1 };
  expect(await readShown()).toEqual(genuine);

  await send(steps.gaps);
  expect((await readShown()).alarms).toEqual([]);
  await send(steps.repair);
  expect(await readShown()).toEqual(genuine);

  await send(steps.retractions);
  const doubted = await readShown();
  expect(doubted.alarms).toEqual([`awards-taken-back ${retracted.length + 1}`]);
  expect(doubted.corrected).toEqual([event(moved)]);
  expect(doubted.isCorrectionUnderWay).toBe(true);
  await send([...steps.oldTable, ...steps.day.slice(0, 30), ...steps.repair]);
  expect(await readShown()).toEqual(doubted);

  await send(steps.revival);
  expect(await readShown()).toEqual(genuine);
});

/** Seeded, so that a failing order can be reproduced. */
function shuffle(messages: readonly string[], seed: number): string[] {
  let state = seed;
  const places = messages.map((message) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { message, place: state };
  });
  return places.sort((a, b) => a.place - b.place).map(({ message }) => message);
}

test('the same messages, shuffled and repeated, give the same medals, corrections and alarms', async () => {
  const all = Object.values(steps).flat();
  podium = await testPodium();
  await send(all);
  const expected = [...(await readEverything()), await readShown()];
  for (const seed of [1, 2, 3]) {
    await podium.stop();
    podium = await testPodium();
    await send(shuffle([...all, ...all.filter((_, index) => index % 5 === 0)], seed));
    expect([...(await readEverything()), await readShown()], `seed ${seed}`).toEqual(expected);
  }
});
