import { describe, expect, test } from 'vitest';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignReading } from '../../foreign-format.ts';
import { folderProblems } from '../../testing/check-reading.ts';
import { smallTrack, smallTrackEntries, smallTrackResults } from '../../testing/small-track.ts';
import { eventWords } from './track-words.ts';
import { readOpenTrack } from './read-opentrack.ts';

const none = undefined;
const read = (text: string): ForeignReading =>
  readOpenTrack(new TextEncoder().encode(text), { generatedAt: '2031-01-01T00:00:00Z' });
const nameOf = ({ tables }: ForeignReading, id: string | undefined): string | undefined =>
  tables.participants!.find((person) => person['id'] === id)?.['family_name'] ??
  tables.teams?.find((team) => team['id'] === id)?.['name_en'];
const lines = (reading: ForeignReading, ref: string): unknown[][] =>
  reading.tables
    .results!.filter((line) => line['ref'] === ref)
    .map((line) => [nameOf(reading, line['competitor']), line['rank'], line['result'], line['irm']]);
const details = (reading: ForeignReading, ref: string, code: string): unknown[][] =>
  (reading.tables.result_details ?? [])
    .filter((detail) => detail['ref'] === ref && detail['code'] === code)
    .map((detail) => [
      nameOf(reading, detail['member'] ?? detail['competitor']),
      detail['pos'],
      detail['value'],
      detail['ext_code'],
    ]);

describe('a meet with competitors and units', () => {
  const results = read(smallTrack);
  const entries = read(smallTrackEntries);

  test('its tables pass the checks of a Games folder', () => {
    expect(folderProblems(results)).toEqual([]);
    expect(folderProblems(entries)).toEqual([]);
  });

  test('events are named in six languages, with their category', () => {
    expect(results.tables.events).toMatchObject([
      { id: 'ATH.W.100.U16', name_en: '100 m, U16', name_ar: '100 م، U16', gender: 'W', kind: 'individual' },
      { id: 'ATH.W.HJ.U16', name_en: 'High jump, U16', name_fr: 'Saut en hauteur, U16' },
    ]);
    expect(results.tables.event_rules).toMatchObject([{ measure: 'time' }, { measure: 'height' }]);
  });

  test('rounds are phases, and units their contests with day and time', () => {
    expect(results.tables.phases!.map(({ id, kind, name_en: name }) => [id, kind, name])).toEqual([
      ['ATH.W.100.U16.HEAT', 'heats', 'Heats'],
      ['ATH.W.100.U16.FINAL', 'final', 'Final'],
      ['ATH.W.HJ.U16.FINAL', 'final', 'Final'],
    ]);
    expect(results.tables.units!.map(({ id, start, hide_start: hidden }) => [id, start, hidden])).toEqual([
      ['ATH.W.100.U16.HEAT.H1', '2031-03-15 10:00', none],
      ['ATH.W.100.U16.HEAT.H2', '2031-03-15 10:06', none],
      ['ATH.W.100.U16.FINAL.H1', '2031-03-15 16:00', none],
      ['ATH.W.HJ.U16.FINAL.H1', '2031-03-16 09:00', 'true'],
    ]);
  });

  test('a line has place, mark, lane and number; a disqualification its rule', () => {
    expect(lines(results, 'ATH.W.100.U16.HEAT.H1')).toEqual([
      ['Almeida', '1', '12.35', none],
      ['Barros', '2', '12.40', none],
    ]);
    expect(results.tables.results![0]).toMatchObject({ start_order: '4', bib: '114', qualification: 'Q' });
    expect(lines(results, 'ATH.W.100.U16.HEAT.H2').map(([name, , , irm]) => [name, irm])).toEqual([
      ['Costa', 'DSQ'],
      ['Dias', 'DNS'],
    ]);
    expect(details(results, 'ATH.W.100.U16.HEAT.H2', 'RULE')).toEqual([['Costa', none, 'R 163.3a', none]]);
    expect(details(results, 'ATH.W.100.U16.HEAT.H1', 'WIND_SPEED')).toEqual([[none, none, '+1.2', none]]);
  });

  test('two who share a place are marked as equal, also in the final ranking', () => {
    const final = results.tables.results!.filter(({ ref }) => ref === 'ATH.W.100.U16');
    expect(final.map(({ level, rank, rank_equal: equal }) => [level, rank, equal])).toEqual([
      ['event', '1', 'true'],
      ['event', '1', 'true'],
    ]);
  });

  test('attempts at each height follow from the trials', () => {
    const unit = 'ATH.W.HJ.U16.FINAL.H1';
    expect(details(results, unit, 'INTERMEDIATE')).toEqual([
      [none, '1', '1.35', none],
      [none, '2', '1.40', none],
      ['Costa', '1', 'o', none],
      ['Costa', '2', 'xo', none],
      ['Almeida', '1', 'xxx', none],
    ]);
    expect(lines(results, unit)).toEqual([
      ['Costa', '1', '1.40', none],
      ['Almeida', none, none, 'NM'],
    ]);
  });

  test('start lists and results name the same events, contests, people and delegations', () => {
    for (const table of ['events', 'units', 'participants', 'organisations'] as const)
      expect(entries.tables[table]!.map(({ id }) => id)).toEqual(results.tables[table]!.map(({ id }) => id));
    expect(entries.tables.units![0]).toMatchObject({ status: 'SCHEDULED', result_status: 'START_LIST' });
  });

  test('values without a place are counted with their reason', () => {
    expect(results.lost).toContainEqual({ name: 'competitors email', count: 4, reason: 'private' });
    expect(results.lost).toContainEqual({ name: 'results catpos', count: 1, reason: 'noPlace' });
  });
});

describe('results of events', () => {
  const results = read(smallTrackResults);

  test('their tables pass the checks of a Games folder', () => {
    expect(folderProblems(results)).toEqual([]);
  });

  test('a long jump has attempts, each with its wind, and records', () => {
    const unit = 'ATH.M.LJ.FINAL.H1';
    expect(details(results, unit, 'ATTEMPT')).toEqual([
      ['Lima', '1', 'x', none],
      ['Lima', '1', '+0.1', 'WIND_SPEED'],
      ['Lima', '2', '6.12', none],
      ['Lima', '2', '+0.4', 'WIND_SPEED'],
      ['Lima', '3', '-', none],
      ['Melo', '1', 'x', none],
    ]);
    expect(results.tables.results!.find(({ ref }) => ref === unit)).toMatchObject({
      result_type: 'DISTANCE',
      record: 'PB;=NR',
    });
  });

  test('a relay is an event of teams with its legs', () => {
    expect(results.tables.events!.find(({ id }) => id === 'ATH.M.4X100')).toMatchObject({
      kind: 'team',
      name_es: 'Relevo 4 × 100 m',
    });
    expect(results.tables.lineups!.map(({ leg, participant }) => [leg, nameOf(results, participant)])).toEqual([
      ['1', 'Lima'],
      ['2', 'Neves'],
      ['3', 'Ortet'],
      ['4', 'Pina'],
    ]);
    expect(details(results, 'ATH.M.4X100.FINAL.H1', 'LEG_SPLIT')[0]).toEqual(['Lima', '1', '11.20', none]);
  });

  test('a combined event has its parts as contests, their points, and the ranking', () => {
    expect(results.tables.phases!.filter(({ event }) => event === 'ATH.W.HEP')).toMatchObject([
      { id: 'ATH.W.HEP.100-HEAT', kind: 'other', name_en: '100 m' },
    ]);
    expect(details(results, 'ATH.W.HEP.100-HEAT.H1', 'PTS')).toEqual([['Pires', none, '841', none]]);
    expect(lines(results, 'ATH.W.HEP')).toEqual([['Pires', '1', '5810', none]]);
  });
});

test.each([
  ['110H', 'time', '110 m hurdles'],
  ['3000SC', 'time', '3000 m steeplechase'],
  ['20KW', 'time', '20 km race walk'],
  ['4x400', 'time', '4 × 400 m relay'],
  ['SP4K', 'distance', 'Shot put'],
  ['1M', 'time', 'Mile'],
  ['__proto__', 'time', none],
])('the event %s is measured by %s', (code, measure, name) => {
  const words = eventWords(code);
  expect([words.measure, words.name?.en]).toEqual([measure, name]);
});

test.each([
  ['no JSON', '{"events": [', 'foreign-json'],
  ['a list', '[]', 'foreign-json'],
  ['neither events nor competitors', '{"events": []}', 'foreign-nothing'],
])('a file with %s is refused with one reason', (_, text, form) => {
  expect(() => read(text)).toThrow(
    expect.toSatisfy((error: unknown) => error instanceof ForeignFileError && error.fault.form === form) as Error,
  );
});
