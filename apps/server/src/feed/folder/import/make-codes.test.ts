import { athleticsMeasure, parseRsc } from '@podium/games';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { makeCodes } from './make-codes.ts';
import { noNames } from './own-ids.ts';

const tables = (events: FolderRow[], more: FolderTables['files'] = {}): FolderTables => ({
  games: {} as FolderTables['games'],
  files: {
    disciplines: [
      { id: 'futsal', code: 'X01' },
      { id: 'atletismo', code: 'ATH' },
    ],
    events,
    ...more,
  },
  attachments: new Map(),
});
const futsal = { id: 'futsal-f', discipline: 'futsal', name_en: 'Futsal', gender: 'W', kind: 'team' };
const games = tables([futsal], {
  phases: [{ id: 'grupo-a', event: 'futsal-f', name_en: 'A', kind: 'pool', order: '1' }],
  units: [
    { id: 'jogo-1', type: 'competition', phase: 'grupo-a' },
    { id: 'jogo-2', type: 'competition', phase: 'grupo-a' },
    { id: 'abertura', type: 'ceremony' },
  ],
});
const codes = ({ files }: FolderTables, kind: 'events' | 'phases' | 'units') => files[kind]!.map(({ rsc }) => rsc);

test('events, phases and contests get valid nested codes; a ceremony needs none', () => {
  const made = makeCodes(games, undefined, noNames()).tables;
  const [event] = codes(made, 'events');
  const [phase] = codes(made, 'phases');
  const [first, second, ceremony] = codes(made, 'units');
  expect([event, phase, first].map((code) => parseRsc(code!).level)).toEqual(['event', 'phase', 'unit']);
  expect(event).toMatch(/^X01WFUTSALF/);
  expect([phase!.slice(0, 22), first!.slice(0, 26)]).toEqual([event!.slice(0, 22), phase!.slice(0, 26)]);
  expect([first === second, ceremony]).toEqual([false, undefined]);
});

test('the same folder gives the same codes, even after rows are added', () => {
  const more = tables([{ ...futsal, id: 'futsal-m', gender: 'M' }, futsal], games.files);
  more.files.events = [{ ...futsal, id: 'futsal-m', gender: 'M' }, futsal];
  const again = makeCodes(more, undefined, noNames()).tables;
  expect(codes(again, 'units')).toEqual(codes(makeCodes(games, undefined, noNames()).tables, 'units'));
  expect(codes(again, 'events')[1]).toBe(codes(makeCodes(games, undefined, noNames()).tables, 'events')[0]);
});

test('given codes stay, and public items without a code keep their address', () => {
  const rsc = 'X01WFUTSAL------------------------';
  expect(codes(makeCodes(tables([{ ...futsal, rsc }]), undefined, noNames()).tables, 'events')).toEqual([rsc]);
  const { tables: made } = makeCodes(games, games, noNames());
  expect([...codes(made, 'events'), ...codes(made, 'units')]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a jump of athletics is decided by distance, a race by time; an ambiguous name gets no code', () => {
  const event = (id: string, name: string): FolderRow => ({ ...futsal, id, discipline: 'atletismo', name_en: name });
  const { tables: made, undecided } = makeCodes(
    tables([event('SP60', 'Corrida 60 m'), event('e-2', 'Salto em distância'), event('e-3', 'Prova combinada')]),
    undefined,
    noNames(),
  );
  const measures = codes(made, 'events').map((code) => code && athleticsMeasure(parseRsc(code).event));
  expect(measures).toEqual(['time', 'distance', undefined]);
  expect(undecided.map(({ id }) => id)).toEqual(['e-3']);
});

test('an event of athletics with rules about its measure gets a code, whatever its name', () => {
  const event: FolderRow = { ...futsal, id: 'e-4', discipline: 'atletismo', name_en: 'Prova combinada' };
  const given = tables([event]);
  const files = { ...given.files, event_rules: [{ event: 'e-4', measure: 'distance' }] };
  const { tables: made, undecided } = makeCodes({ ...given, files }, undefined, noNames());
  expect(codes(made, 'events').map((code) => athleticsMeasure(parseRsc(code!).event))).toEqual(['distance']);
  expect(undecided).toEqual([]);
});
