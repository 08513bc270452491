/** Tests which competitors advance from a round of heats, and which mark is needed while heats remain. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PoolsAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => void (games = await exampleGames(['base'])));
afterAll(async () => games.stop());

const secondHeat = 'SWMW200MFR------------HEAT000200';
const proceed = async (language = 'en'): Promise<string[] | undefined> =>
  (await games.json<UnitAnswer>(`/api/v1/units/${secondHeat}?lang=${language}`)).goOn;
const rule = (places: number, marks: number): Record<string, string> => ({
  '<SportDescription': `<ExtendedInfo Type="UI" Code="QUAL_BP" Value="${places}"/><ExtendedInfo Type="UI" Code="QUAL_BT" Value="${marks}"/><SportDescription`,
});
let version = 10;
const sendHeat = async (status: string, changes: Record<string, string>): Promise<void> =>
  games.send('messages/result-swm-heat2.xml', {
    'Version="4" ResultStatus="OFFICIAL"': `Version="${version++}" ResultStatus="${status}"`,
    ...changes,
  });

test('a message without a rule of advancing adds no text', async () => {
  await sendHeat('LIVE', {});
  expect(await proceed()).toBeUndefined();
});

test('a contest shows how many advance by place and by time, and after each heat the slowest time that would still advance', async () => {
  await sendHeat('LIVE', rule(1, 2));
  expect(await proceed()).toEqual([
    'The winner advances to the next round.',
    'The next 2 best results across the round advance too.',
  ]);
  await games.send('messages/result-swm-heat1.xml');
  expect((await proceed())?.at(-1)).toBe('Anyone outside these places needs 2:12.95 or better.');
  expect(await proceed('ar')).toEqual([
    'يتأهل صاحب المركز الأول إلى الدور التالي.',
    'وتتأهل كذلك أفضل نتيجتين بين الباقين في الدور كله.',
    'ويلزم من خارج هذه المراكز 2:12.95 أو أفضل.',
  ]);
});

test('the time needed to advance is updated when an earlier heat is corrected, and hidden once this heat is official', async () => {
  await sendHeat('LIVE', rule(0, 2));
  expect(await proceed()).toEqual([
    'The 2 best results across the round advance.',
    'It takes 2:06.40 or better to advance.',
  ]);
  await games.send('messages/result-swm-heat1.xml', { 'Version="4"': 'Version="5"', '2:06.40': '2:06.04' });
  expect((await proceed())?.at(-1)).toBe('It takes 2:06.04 or better to advance.');
  await sendHeat('OFFICIAL', rule(0, 2));
  expect(await proceed()).toEqual(['The 2 best results across the round advance.']);
});

test('a value that is not a number gives no rule', async () => {
  await sendHeat('LIVE', {
    '<SportDescription': '<ExtendedInfo Type="UI" Code="QUAL_BP" Value="some"/><SportDescription',
  });
  expect(await proceed()).toBeUndefined();
});

test('a group shows what each competitor needs until it is finished, and nothing without a rule', async () => {
  const prospects = async (): Promise<unknown[]> => {
    const { items } = await games.json<PoolsAnswer>('/api/v1/disciplines/hbl/pools?lang=fr');
    return items.flatMap(({ lines }) => lines.map(({ prospect }) => prospect));
  };
  const table = { 'Version="3"': 'Version="4"' };
  await games.send('messages/result-hbl-match.xml');
  await games.send('messages/pool-standing-hbl.xml');
  expect(await prospects()).toEqual([undefined, undefined]);
  const topOne = { '<Progress': '<ExtendedInfo Type="UI" Code="QUAL_RULE" Value="TOP1"/><Progress' };
  await games.send('messages/pool-standing-hbl.xml', { ...table, ...topOne });
  const win = { is: 'win', places: 1, name: 'Une victoire assure la première place' };
  expect(await prospects()).toEqual([win, win]);
  await games.send('messages/result-hbl-match.xml', {
    'GPA-000100--" DocumentType': 'GPA-000200--" DocumentType',
    'Result="3" WLT="T" SortOrder="1"': 'Result="4" WLT="W" SortOrder="1"',
    'Result="3" WLT="T" SortOrder="2"': 'Result="3" WLT="L" SortOrder="2"',
  });
  expect(await prospects()).toEqual([undefined, undefined]);
});
