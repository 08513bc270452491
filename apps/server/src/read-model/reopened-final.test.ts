/**
 * A final that is reopened or overturned after its medals were awarded: every document shows the same state meanwhile.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DisciplineEventsAnswer, EventAnswer, MedallistsAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
  await games.send('messages/result-jud-contest.xml');
  await games.send('messages/brackets-jud.xml');
  await games.send('messages/medallists-jud-two-bronzes.xml');
});
afterAll(async () => games.stop());

const [haraden, novesk] = ['7100501', '7100502'];

/** The outcome as shown by the unit, the bracket, the event and the medal lists. */
async function story() {
  const unit = await games.json<UnitAnswer>('/api/v1/units/JUDW57KG--------------FNL-000100');
  const event = await games.json<EventAnswer>('/api/v1/events/JUDW57KG');
  const { items } = await games.json<MedallistsAnswer>('/api/v1/medals/jud/medallists');
  const events = await games.json<DisciplineEventsAnswer>('/api/v1/disciplines/jud/events');
  const final = event.brackets[0]!.rounds.at(-1)!.items[0]!;
  return {
    lines: unit.results.map(({ competitor, result, wlt, medal }) => [competitor.id, result, wlt, medal ?? null]),
    bracket: final.places.map(({ competitor, result, wlt }) => [competitor.id, result, wlt]),
    outcome: unit.outcome && [unit.outcome.decidedBy, ...unit.outcome.winners.map(({ id }) => id)],
    isUnderCorrection: items.filter(({ isUnderCorrection }) => isUnderCorrection).map(({ medal }) => medal),
    winners: events.items.find(({ id }) => id === 'JUDW57KG')!.winners.map(({ id }) => id),
  };
}

test('F17: before the correction, the final, its bracket and its medals agree', async () => {
  expect(await story()).toEqual({
    lines: [
      [haraden, '10', 'W', 'gold'],
      [novesk, '0', 'L', 'silver'],
    ],
    bracket: [
      [haraden, '10', 'W'],
      [novesk, '0', 'L'],
    ],
    outcome: ['awards', haraden],
    isUnderCorrection: [],
    winners: [haraden],
  });
});

test('F17: a reopened final shows an open score in the bracket, and its medals are under correction', async () => {
  await games.send('messages/result-jud-contest.xml', {
    'Version="9" ResultStatus="OFFICIAL"': 'Version="10" ResultStatus="LIVE"',
    'Time="163912700"': 'Time="165500000"',
    'Result="10" WLT="W"': 'Result="0"',
    'Result="0" WLT="L"': 'Result="0"',
  });
  expect(await story()).toEqual({
    lines: [
      [haraden, '0', null, null],
      [novesk, '0', null, null],
    ],
    bracket: [
      [haraden, '0', null],
      [novesk, '0', null],
    ],
    outcome: ['correction'],
    isUnderCorrection: ['gold', 'silver'],
    winners: [],
  });
});

test('F17: after a reversal the bracket follows at once and no competitor is shown as the winner of gold', async () => {
  await games.send('messages/result-jud-contest.xml', {
    'Version="9"': 'Version="11"',
    'Time="163912700"': 'Time="165900000"',
    'Result="10" WLT="W"': 'Result="0" WLT="?"',
    'Result="0" WLT="L"': 'Result="10" WLT="W"',
    'WLT="?"': 'WLT="L"',
  });
  expect(await story()).toEqual({
    lines: [
      [haraden, '0', 'L', null],
      [novesk, '10', 'W', null],
    ],
    bracket: [
      [haraden, '0', 'L'],
      [novesk, '10', 'W'],
    ],
    outcome: ['correction'],
    isUnderCorrection: ['gold', 'silver'],
    winners: [],
  });
});

test('F17: after the medals are sent again, every page shows the new winner', async () => {
  await games.send('messages/medallists-jud-two-bronzes.xml', {
    'Version="2"': 'Version="3"',
    'Time="164500000"': 'Time="171000000"',
    ME_GOLD: 'ME_TURNED',
    ME_SILVER: 'ME_GOLD',
    ME_TURNED: 'ME_SILVER',
  });
  expect(await story()).toMatchObject({
    lines: [
      [haraden, '0', 'L', 'silver'],
      [novesk, '10', 'W', 'gold'],
    ],
    outcome: ['awards', novesk],
    isUnderCorrection: [],
    winners: [novesk],
  });
});
