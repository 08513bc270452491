/** Meets are written and read again; `PODIUM_LENEX_FILES` names a folder of public files to try as well. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { describe, expect, test } from 'vitest';
import { ForeignFileError } from '../../../foreign-error.ts';
import type { ForeignReading } from '../../../foreign-format.ts';
import { bytesOf, smallEntries, smallResults } from '../../../testing/small-meet.ts';
import { readLenex } from '../read-lenex.ts';
import { writeLenex } from './write-lenex.ts';

const options = { generatedAt: '2031-03-16T00:00:00Z', code: 'CUP', timeZone: 'Atlantic/Cape_Verde' };
const read = (bytes: Uint8Array): ForeignReading => readLenex(bytes, options);
const written = ({ games, tables: files }: ForeignReading) =>
  writeLenex({ games, files, attachments: new Map() } satisfies FolderTables)!;

/** Rows as texts without the given columns, in one order. */
const rowTexts = (rows: readonly FolderRow[] | undefined, without: readonly string[] = []): string[] => {
  const texts = (rows ?? []).map((row) => {
    const cells = Object.entries(row).filter(([column]) => !without.includes(column));
    return JSON.stringify(cells.toSorted(([one], [other]) => one.localeCompare(other)));
  });
  return texts.toSorted();
};

const withAges = smallResults.replace('eventid="2" swimtime', 'eventid="2" agegroupid="21" swimtime');
const startList = smallResults
  .replaceAll('status="OFFICIAL"', 'status="SEEDED"')
  .replaceAll(/ (?:swimtime|reactiontime|comment)="[^"]*"| status="DSQ"/gu, '');

describe('a meet that is written and read again gives the same tables', () => {
  test.each([
    ['entries', smallEntries],
    ['results', smallResults],
    ['age groups', withAges],
    ['a start list', startList],
    [
      'a swim out of competition',
      smallResults.replace('swimtime="00:00:57.40"', 'swimtime="00:00:57.40" status="EXH"'),
    ],
    ['an illness', smallResults.replace('status="DSQ"', 'status="SICK"')],
  ])('%s', (_, text) => {
    const first = read(bytesOf(text));
    const again = read(written(first).bytes);
    for (const table of new Set([...Object.keys(first.tables), ...Object.keys(again.tables)]) as Set<FileName>)
      expect(rowTexts(again.tables[table]), table).toEqual(rowTexts(first.tables[table]));
  });
});

describe('Games that did not come from such a file', () => {
  const files: FolderTables['files'] = {
    organisations: [{ id: 'AUR', code: 'AUR', name_pt: 'Aurora & Filhos', type: 'school' }],
    disciplines: [
      { id: 'SWM', code: 'SWM', name_en: 'Swimming' },
      { id: 'JUD', code: 'JUD', name_en: 'Judo' },
    ],
    events: [
      { id: 'E1', discipline: 'SWM', name_pt: '4 x 50 m medley, misto', gender: 'X', kind: 'team', order: '1' },
      { id: 'E2', discipline: 'SWM', name_pt: '100 m costas', gender: 'W', kind: 'individual', order: '2' },
      { id: 'E3', discipline: 'JUD', name_pt: 'Até 60 kg', gender: 'M', kind: 'individual', order: '3' },
    ],
    phases: [
      { id: 'P1', event: 'E1', name_pt: 'Final', kind: 'final', order: '1' },
      { id: 'P2', event: 'E2', name_pt: 'Final', kind: 'final', order: '1' },
    ],
    units: [
      {
        id: 'U1',
        type: 'competition',
        phase: 'P2',
        name_pt: 'Série 1',
        start: '2026-10-12T09:00-03:00',
        status: 'FINISHED',
      },
      {
        id: 'U2',
        type: 'competition',
        phase: 'P2',
        name_pt: 'Série 2',
        start: '2026-10-12T09:05-03:00',
        status: 'FINISHED',
      },
    ],
    participants: [
      {
        id: 'A',
        role: 'athlete',
        organisation: 'AUR',
        family_name: 'Lima',
        given_name: 'Ana',
        gender: 'W',
        birth_year: '2012',
        height_cm: '160',
      },
      { id: 'B', role: 'athlete', organisation: 'AUR', family_name: 'Costa', given_name: 'Rui', gender: 'M' },
    ],
    entries: [{ event: 'E2', competitor_type: 'person', competitor: 'A', best: '1:10.5', seed: '1' }],
    results: [
      {
        level: 'unit',
        ref: 'U1',
        sort: '1',
        competitor_type: 'person',
        competitor: 'A',
        rank: '1',
        result_type: 'TIME',
        result: '1:09.40',
      },
    ],
    medals: [{ event: 'E2', medal: 'gold', competitor: 'A' }],
  };
  const games = {
    code: 'JE2026',
    name: { pt: 'Jogos Escolares' },
    start: '2026-10-12',
    end: '2026-10-12',
    timeZone: 'America/Sao_Paulo',
    dayEndsAt: '03:00',
    languages: ['pt'],
    adult: false,
    publicationDefault: 'basic',
    generatedAt: '2026-10-12T12:00:00Z',
  } satisfies FolderTables['games'];
  const { bytes, lost } = writeLenex({ games, files, attachments: new Map() })!;
  const again = read(bytes);

  test('distance, stroke and relay are known from the name of an event in any language', () => {
    expect(again.tables.events!.map(({ id, name_en: name }) => [id, name])).toEqual([
      ['SWM-X4x50MEDLEY', '4 x 50 m medley relay'],
      ['SWM-W100BACK', '100 m backstroke'],
    ]);
  });

  test('heats of an only round are a timed final, with their clock in the zone of the Games', () => {
    expect(again.tables.units!.flatMap(({ id, start, parent }) => (parent === undefined ? [] : [[id, start]]))).toEqual(
      [
        ['SWM-W100BACK.TIM.1', '2026-10-12 09:00'],
        ['SWM-W100BACK.TIM.2', '2026-10-12 09:05'],
      ],
    );
  });

  test('signs of the file format are part of a name', () => {
    expect(again.tables.organisations).toMatchObject([{ code: 'AUR', name_en: 'Aurora & Filhos' }]);
    expect(strFromU8(unzipSync(bytes)['meet.lef']!)).toContain('name="Aurora &amp; Filhos"');
  });

  test('each value without a place is counted, and rows of other sports together', () => {
    expect(lost).toEqual([
      { name: 'entries seed', count: 1, reason: 'noPlace' },
      { name: 'games code', count: 1, reason: 'noPlace' },
      { name: 'games timeZone', count: 1, reason: 'noPlace' },
      { name: 'medals', count: 1, reason: 'noPlace' },
      { name: 'organisations type', count: 1, reason: 'noPlace' },
      { name: 'participants height_cm', count: 1, reason: 'noPlace' },
      { name: 'other sports', count: 3, reason: 'unmatched' },
    ]);
  });

  test('Games without swimming are not written', () => {
    const other = { ...files, events: files.events!.filter(({ discipline }) => discipline === 'JUD') };
    expect(writeLenex({ games, files: other, attachments: new Map() })).toBeUndefined();
  });
});

const { PODIUM_LENEX_FILES: folder } = process.env;
const names = folder === undefined ? [] : readdirSync(folder).filter((name) => /\.(?:le[fn]|lxf|xml)$/iu.test(name));

describe.skipIf(names.length === 0)(
  `public files${names.length === 0 ? ' (skipped: PODIUM_LENEX_FILES names no folder of them)' : ''}`,
  () => {
    test.each(names)('%s: entries, people, line-ups and the results of every heat are the same again', (name) => {
      let first: ForeignReading;
      try {
        first = read(readFileSync(join(folder!, name)));
      } catch (error) {
        // A file of records alone needs Games that exist.
        expect(error).toBeInstanceOf(ForeignFileError);
        return;
      }
      const again = read(written(first).bytes);
      const ofHeats = ({ tables }: ForeignReading): FolderRow[] =>
        tables.results?.filter(({ level }) => level === 'unit') ?? [];
      expect(rowTexts(ofHeats(again), ['ref'])).toEqual(rowTexts(ofHeats(first), ['ref']));
      // The nation of a club without members has no place, and is part of some ids.
      expect(rowTexts(again.tables.organisations, ['id'])).toEqual(rowTexts(first.tables.organisations, ['id']));
      expect(rowTexts(again.tables.participants, ['organisation'])).toEqual(
        rowTexts(first.tables.participants, ['organisation']),
      );
      // Age groups that share a year of birth have no limits in the Games.
      expect(rowTexts(again.tables.entries, ['age_group'])).toEqual(rowTexts(first.tables.entries, ['age_group']));
      // An event takes the position of its first round, and sessions are written by their time.
      expect(rowTexts(again.tables.events, ['order'])).toEqual(rowTexts(first.tables.events, ['order']));
      for (const table of ['phases', 'team_members', 'lineups', 'event_rules', 'records', 'venues'] as const)
        expect(rowTexts(again.tables[table]), table).toEqual(rowTexts(first.tables[table]));
    });
  },
);
