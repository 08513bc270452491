/** Data around a contest: weather, configuration, statistics, records, rulings. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventAnswer, EventStatisticsAnswer, RecordsAnswer, UnitAnswer } from '@podium/contract';
import { examplesFolder } from '../../feed/testing/feed-files.ts';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const heat = 'SWMW200MFR------------HEAT000100';
const jump = 'ATHMLONGJUMP----------FNL-000100';
const unit = async (id: string): Promise<UnitAnswer> => games.json(`/api/v1/units/${id}`);

/** Publishes the example message with a changed header and a different body. */
async function publishConditions(header: Readonly<Record<string, string>>, body: string): Promise<void> {
  let text = await readFile(join(examplesFolder, 'messages/result-swm-heat1.xml'), 'utf8');
  for (const [name, value] of Object.entries(header))
    text = text.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`);
  expect((await games.feed(text.replace(/(<Competition [^>]*>)[\s\S]*(<\/Competition>)/, `$1${body}$2`))).status).toBe(
    200,
  );
  await games.settle();
}

const weather = (day: string, place: string, inside: string): string =>
  `<Weather Date="${day}"><Conditions Code="${place}" Humidity="60">${inside}</Conditions></Weather>`;
const swimming = 'SWM-------------------------------';

test('a unit has the weather of its venue on its day, and no other', async () => {
  const { day, venue } = await unit(heat);
  await publishConditions(
    { DocumentCode: swimming, DocumentType: 'DT_WEATHER' },
    weather(day, venue!.id, '<Temperature Code="AIR" Value="24" Unit="C"/>') +
      weather('2026-10-30', venue!.id, '<Wind Code="WIND" Value="3"/>'),
  );
  expect((await unit(heat)).weather).toEqual([
    {
      code: venue!.id,
      attributes: { Humidity: '60' },
      extensions: [{ type: 'Temperature', code: 'AIR', value: '24', attributes: { Unit: 'C' } }],
    },
  ]);
  expect((await unit(jump)).weather).toBeUndefined();
});

test('a message for a field of play belongs to the units on it', async () => {
  const { day, location } = await unit(jump);
  await publishConditions(
    {
      DocumentCode: 'ATH-------------------------------" DocumentSubcode="' + location!.id,
      DocumentType: 'DT_WEATHER',
    },
    weather(day, '14:00', '<Condition Code="SKY" Value="CLEAR"/>'),
  );
  expect((await unit(jump)).weather).toMatchObject([{ code: '14:00', extensions: [{ code: 'SKY', value: 'CLEAR' }] }]);
});

test('the settings of a phase apply to each of its units, those of a unit only to that unit', async () => {
  const config = (unit: string, value: string): string =>
    `<Config Unit="${unit}"><ExtendedConfig Code="LENGTHS" Value="${value}"/></Config>`;
  const phase = 'SWMW200MFR------------HEAT--------';
  await publishConditions(
    { DocumentCode: phase, DocumentType: 'DT_CONFIG' },
    `<Configs>${config(phase, '4')}${config(`${heat.slice(0, 26)}000200--`, '5')}</Configs>`,
  );
  const lengths = async (id: string) =>
    (await unit(id)).details.filter(({ type }) => type === 'EC').map(({ value }) => value);
  expect(await lengths(heat)).toEqual(['4']);
  expect(await lengths('SWMW200MFR------------HEAT000200')).toEqual(['4', '5']);
  expect(await lengths('SWMW200MFR------------FNL-000100')).toEqual([]);
});

test('the statistics of an event contain each team with its people, and the totals of the tournament', async () => {
  expect((await games.json<EventAnswer>('/api/v1/events/SWMW200MFR')).hasStatistics).toBeUndefined();
  const event = 'HBLMTEAM7-------------------------';
  const item = (code: string, value: string): string =>
    `<StatsItems><StatsItem Type="ST" Code="${code}" Value="${value}" Attempt="9" Rank="1"/></StatsItems>`;
  await publishConditions(
    // Replaces the statistics of this team in the example.
    {
      DocumentCode: event,
      DocumentType: 'DT_STATS" DocumentSubtype="CUM" DocumentSubcode="HBLMTEAM7---CRL01',
      Version: '2',
      Date: '2026-10-17',
    },
    `<Stats Code="CUM"><Competitor Code="HBLMTEAM7---CRL01" Type="T" Order="1" Organisation="CRL">${item('SHOT', '7')}
     <Composition><Athlete Code="7100401" Order="1">${item('SAVE', '5')}</Athlete></Composition></Competitor></Stats>`,
  );
  await publishConditions(
    { DocumentCode: event, DocumentType: 'DT_STATS" DocumentSubtype="TOU' },
    `<Stats Code="TOU">${item('GOALS', '81')}</Stats>`,
  );
  expect((await games.json<EventAnswer>('/api/v1/events/HBLMTEAM7')).hasStatistics).toBe(true);
  const { items } = await games.json<EventStatisticsAnswer>('/api/v1/events/HBLMTEAM7/statistics');
  expect(items.map(({ kind }) => kind)).toEqual(['CUM', 'TOU']);
  const [line] = items[0]!.lines;
  expect(line!.details).toMatchObject([{ code: 'SHOT', value: '7', attributes: { Attempt: '9', Rank: '1' } }]);
  expect(line!.competitor.members).toMatchObject([{ id: '7100401', details: [{ code: 'SAVE', value: '5' }] }]);
  expect(items[1]!.details).toMatchObject([{ code: 'GOALS', value: '81' }]);
  expect(await games.errorOf('/api/v1/events/nothing/statistics')).toEqual([404, 'notFound']);
});

test('a record has the place where it was set, and links to the team that holds it', async () => {
  await games.send('messages/record-swm.xml', {
    'Version="2"': 'Version="3"',
    '<Competitor Code="7100101" Type="A" Organisation="AUR">':
      '<Competitor Code="VVOWTEAM6---AUR01" Type="T" Organisation="AUR"><Description TeamName="Aurora"/>',
    'Competition="YG2026" Historical="N"': 'Competition="YG2026" Unconfirmed="Y" Historical="N"',
  });
  const { items } = await games.json<RecordsAnswer>('/api/v1/disciplines/swm/records');
  expect(items.map(({ holder }) => holder?.id)).toEqual(['VVOWTEAM6---AUR01', null, undefined]);
  expect(
    items.map(({ competition, isUnconfirmed, isHistorical, note }) => [competition, isUnconfirmed, isHistorical, note]),
  ).toEqual([
    ['YG2026', true, undefined, undefined],
    ['YG2024', undefined, true, undefined],
    [undefined, undefined, undefined, 'Not yet set'],
  ]);
});

test('a protest has its rule, the protester and the deciding body', async () => {
  const { documents } = await unit('SWMW200MFR------------FNL-000100');
  const protest = documents.find(({ kind }) => kind === 'protest');
  expect(protest!.facts).toMatchObject({ Rule: 'SW 10.2', Initiator: 'CRL', Procedure: 'JURY' });
  expect(protest!.initiator).toMatchObject({ code: 'CRL', name: 'Coral' });
  expect(protest!.jury).toEqual([{ id: '7195101', name: 'Tarvin Ada' }]);
});

test('codes in a document have the names that the source gives them, in the reader’s language', async () => {
  const code = (name: string, type: string, english: string, portuguese: string): string =>
    `<CodeSet Code="${name}" Type="@${type}" Discipline="HBL"><Language Language="ENG" Description="${english}"/>
     <Language Language="POR" Description="${portuguese}"/></CodeSet>`;
  await publishConditions(
    { DocumentCode: '----------------------------------', DocumentType: 'DT_CODES" DocumentSubtype="ODF_SPORT_CODES' },
    code('SAVE', 'Statistics', 'Saves', 'Defesas') +
      code('SAVE', 'Action', 'Goalkeeper saves', 'O goleiro defende') +
      code('FOO', 'Statistics', 'Stands nowhere', 'Não está em lugar nenhum'),
  );
  const namesIn = async (language: string) =>
    (await games.json<EventStatisticsAnswer>(`/api/v1/events/HBLMTEAM7/statistics?lang=${language}`)).codeNames;
  expect(await namesIn('en')).toEqual({ SAVE: 'Saves' });
  expect(await namesIn('pt')).toEqual({ SAVE: 'Defesas' });
  expect((await unit(jump)).codeNames).toBeUndefined();
});
