/** Rare cases that must be right: each from its messages to the documents of its unit, its event and the medals. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventAnswer, MedalsAnswer, PhaseAnswer, UnitAnswer } from '@podium/contract';
import { examplesFolder } from '../feed/testing/feed-files.ts';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => void (games = await exampleGames(['base'])));
afterAll(async () => games.stop());

/** Sends the messages of a case in order, from the file whose name contains `from` up to the one before `upTo`. */
async function send(name: string, upTo = '', from = ''): Promise<void> {
  const files = (await readdir(join(examplesFolder, 'hard-cases', name))).sort();
  const indexOrElse = (text: string, otherwise: number): number =>
    text === '' ? otherwise : files.findIndex((file) => file.includes(text));
  for (const file of files.slice(indexOrElse(from, 0), indexOrElse(upTo, files.length)))
    await games.send(`hard-cases/${name}/${file}`);
}

const unit = async (id: string): Promise<UnitAnswer> => games.json(`/api/v1/units/${id}`);
const event = async (id: string): Promise<EventAnswer> => games.json(`/api/v1/events/${id}`);
const lines = ({ results }: UnitAnswer): string[] =>
  results.map(({ rank, result, irm, wlt, medal, competitor }) =>
    [rank, competitor.name || competitor.placeholder, result ?? irm, wlt, medal].filter(Boolean).join(' '),
  );
const podium = ({ podium: places = [] }: UnitAnswer): string[] =>
  places.map(({ medal, competitor }) => `${medal} ${competitor.name}`);
const actions = ({ actions: all }: UnitAnswer): string[] =>
  all.map(({ type, side, score, tally }) =>
    [type, side, score && `${score.home}-${score.away}`, tally && `(${tally.home}-${tally.away})`]
      .filter(Boolean)
      .join(' '),
  );
async function fetchMedals(code: string): Promise<number[]> {
  const { rows } = await games.json<MedalsAnswer>('/api/v1/medals');
  const row = rows.find(({ organisation }) => organisation.code === code);
  return [row?.gold ?? 0, row?.silver ?? 0, row?.bronze ?? 0];
}

test('an own goal counts for the other side, and its scorer stays with their own', async () => {
  await send('own-goal');
  const match = await unit('FBLWTEAM11------------GPA-000100');
  expect(lines(match)).toEqual(['Coral 1 L', 'Duna 2 W']);
  const ownGoal = match.actions.find(({ code }) => code === 'OG')!;
  expect([ownGoal.type, ownGoal.side, ownGoal.score]).toEqual(['goal', 'away', { home: '0', away: '1' }]);
  expect(ownGoal.people).toMatchObject([{ name: 'VARREZ Ilda', side: 'home' }]);
});

test('a shoot-out has its own count, which is not part of the score and credits no player with a goal', async () => {
  await send('shoot-out');
  const match = await unit('FBLMTEAM11------------SFNL000100');
  expect(lines(match)).toEqual(['Aurora 1 W', 'Brisa 1 L']);
  expect(match.periods.find(({ code }) => code === 'PSO')).toMatchObject({
    homePeriod: '4',
    awayPeriod: '3',
    home: '1',
  });
  const kicks = match.actions.filter(({ tally }) => tally !== undefined);
  expect(kicks.every(({ score }) => score === null)).toBe(true);
  expect(actions({ ...match, actions: kicks }).slice(-3)).toEqual([
    'shot-made away (3-3)',
    'shot-made home (4-3)',
    'shot-missed away (4-3)',
  ]);
  expect(match.actions.filter(({ type }) => type === 'goal')).toHaveLength(2);
});

test('a retracted goal lowers the score, and the retracting action names the goal and the reason', async () => {
  const id = 'FBLWTEAM11--U17-------GPA-000100';
  await send('taken-back-goal', 'result-live-0-0');
  expect([lines(await unit(id))[0], ...actions(await unit(id))]).toEqual(['Esmera 1', 'match-start', 'goal home 1-0']);
  await send('taken-back-goal', 'schedule-update-finished', 'result-live-0-0');
  const live = await unit(id);
  expect([lines(live)[0], ...actions(live)]).toEqual(['Esmera 0', 'match-start', 'goal home 1-0', 'others home 0-0']);
  const [, goal, review] = live.actions;
  expect(review).toMatchObject({ takesBack: goal!.id, details: [{ code: 'VARDETAILS', value: 'OFFSIDE' }] });
  await send('taken-back-goal', '', 'schedule-update-finished');
  const match = await unit(id);
  expect(lines(match)).toEqual(['Esmera 0 L', 'Fluvia 1 W']);
  // A review that confirms its goal retracts nothing.
  expect(match.actions.filter(({ takesBack }) => takesBack !== undefined).map(({ id: actionId }) => actionId)).toEqual([
    review!.id,
  ]);
});

test('after a double disqualification there is no winner, no side advances, and silver is not awarded', async () => {
  await send('double-disqualification');
  expect(lines(await unit('JUDW70KG--------------SFNL000200'))).toEqual(['MORAES Keyla DSQ L', 'ƏSGƏRLI Nərmin DSQ L']);
  const final = await unit('JUDW70KG--------------FNL-000100');
  expect(lines(final)).toEqual(['CHERIF Amina W gold', 'NCT']);
  expect(podium(final)).toEqual(['gold CHERIF Amina', 'bronze LINDQVIST Vera']);
  const { brackets, medallists } = await event('JUDW70KG');
  const [first, last] = brackets[0]!.rounds;
  expect(first!.items[1]!.places.map(({ irm, wlt }) => `${irm} ${wlt}`)).toEqual(['DSQ L', 'DSQ L']);
  expect(last!.items[0]!.places.map(({ competitor, wlt }) => competitor.placeholder ?? wlt)).toEqual(['W', 'NCT']);
  expect(medallists.map(({ medal }) => medal)).toEqual(['gold', 'bronze']);
  expect([await fetchMedals('CRL'), await fetchMedals('DUN')]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('a walkover for bronze wins the medal without a score, while the event continues', async () => {
  const before = await fetchMedals('CRL');
  await send('walk-over-bronze');
  const match = await unit('HBLMTEAM7-------------FNL-000200');
  expect(lines(match)).toEqual(['Coral W bronze', 'Duna WO L']);
  expect(match.podium).toMatchObject([{ medal: 'bronze', isEventOpen: true }]);
  expect(await fetchMedals('CRL')).toEqual([before[0], before[1], before[2]! + 1]);
});

test('a tie in a final gives two golds and no silver, and the next is third', async () => {
  const [aurora, brisa] = [await fetchMedals('AUR'), await fetchMedals('BRS')];
  await send('tie-in-a-final');
  const final = await unit('SWMW100MFR------------FNL-000100');
  expect(lines(final)).toEqual([
    '1 LUMAR Inês 56.40 gold',
    '1 VANTE Teodora 56.40 gold',
    '3 ORSIN Maëlle 57.11 bronze',
    '4 GÜNVAR Aysəl 58.02',
  ]);
  expect(final.results.map(({ rankEqual }) => rankEqual)).toEqual([true, true, false, false]);
  expect(podium(final)).toEqual(['gold LUMAR Inês', 'gold VANTE Teodora', 'bronze ORSIN Maëlle']);
  expect((await event('SWMW100MFR')).medallists.map(({ medal }) => medal)).toEqual(['gold', 'gold', 'bronze']);
  expect([await fetchMedals('AUR'), await fetchMedals('BRS')]).toEqual([
    [aurora[0]! + 1, aurora[1], aurora[2]],
    [brisa[0]! + 1, brisa[1], brisa[2]],
  ]);
});

test('a reallocated medal disqualifies its former holder and moves the others up, in result, event and table', async () => {
  const [id, before] = ['SWMW100MBK------------FNL-000100', await fetchMedals('ESM')];
  await send('reallocated-medal', 'result-v5');
  expect(podium(await unit(id))).toEqual(['gold NATEK Priya', 'silver LUMAR Inês', 'bronze VANTE Teodora']);
  expect(await fetchMedals('ESM')).toEqual([before[0]! + 1, before[1], before[2]]);
  expect((await event('SWMW100MBK')).corrections).toBeUndefined();
  await send('reallocated-medal', '', 'result-v5');
  const final = await unit(id);
  expect(lines(final)).toEqual([
    '1 LUMAR Inês 1:03.88 gold',
    '2 VANTE Teodora 1:04.10 silver',
    '3 ORSIN Maëlle 1:04.75 bronze',
    'NATEK Priya DSQ',
  ]);
  const [correction] = final.corrections;
  expect(correction!.note).toContain('disqualified by the jury');
  expect(correction!.changes).toContainEqual({ competitor: 'NATEK Priya', field: 'rank', before: '1', after: null });
  expect((await event('SWMW100MBK')).corrections).toEqual([
    { at: '2026-10-13T19:56:00-03:00', note: correction!.note, noteLanguage: 'en' },
  ]);
  expect(await fetchMedals('ESM')).toEqual(before);
  const { corrections } = await games.json<MedalsAnswer>('/api/v1/medals');
  expect(corrections.map((correction) => correction.event.id)).toContain('SWMW100MBK');
});

test('a re-run heat keeps both swims readable: the first is void, and the second counts', async () => {
  const [heat, rerun] = ['SWMW50MFR-------------HEAT000200', 'SWMW50MFR-------------HEAT0002RR'];
  await send('re-run-heat', 'schedule-update-re-run.');
  expect((await unit(heat)).rerun).toBeUndefined();
  await send('re-run-heat', '', 'schedule-update-re-run.');
  const first = await unit(heat);
  expect(lines(first)).toEqual(['VANTE Teodora 26.48', 'ORSIN Maëlle 26.60', 'GÜNVAR Aysəl 28.90']);
  expect(first.rerun).toEqual({ id: rerun, start: '2026-10-14T11:20:00-03:00' });
  expect(first.corrections[0]!.note).toContain('The heat is void');
  expect(first.corrections[0]!.noteLanguage).toBe('en');
  const second = await unit(rerun);
  expect(lines(second)).toEqual(['1 ORSIN Maëlle 26.31', '2 VANTE Teodora 26.55', '3 GÜNVAR Aysəl 27.20']);
  expect(second).toMatchObject({ repeats: { id: heat } });
  expect(second.rerun).toBeUndefined();
  const { ranking } = await games.json<PhaseAnswer>('/api/v1/phases/SWMW50MFR-------------HEAT');
  expect(ranking!.lines.map(({ result, parts }) => `${result} ${parts![0]!.unit.slice(-6)}`)).toEqual([
    '26.15 000100',
    '26.31 0002RR',
    '26.55 0002RR',
    '27.02 000100',
    '27.20 0002RR',
  ]);
});
