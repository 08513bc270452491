import { describe, expect, it, test } from 'vitest';
import type { DeskUnit, DeskUnitEdit } from '@podium/contract';
import { layOutBoard, movedForm, roundToStep } from './board-layout.ts';
import { filterChoices, isSuperseded, filterUnits } from './day-filter.ts';
import { statusChoices } from './status-choices.ts';
import { changedFields, unitEdits, toUnitForm, rebaseForm, withStart } from './unit-form.ts';
import { unitsFrom, nearestDay, shiftEdits, shiftedTimes } from '../../program/unit-times.ts';

/** São Paulo is three hours behind UTC. */
const offsetAt = (): number => -180;

function contest(id: string, overrides: Partial<DeskUnit> = {}): DeskUnit {
  const { start = '2026-11-01T12:00:00.000Z', end = null } = overrides;
  return {
    id,
    name: `Heat ${id}`,
    type: 'competition',
    discipline: { id: 'SWM', name: 'Swimming' },
    event: { id: 'E', name: 'Women’s 100 m' },
    venue: { id: 'POOL', name: 'Pool' },
    location: { id: 'P1', name: 'Pool 1' },
    start,
    end,
    status: 'SCHEDULED',
    day: '2026-11-01',
    edits: [],
    mayEdit: true,
    ...overrides,
    shown: { start, end, venue: 'POOL', location: 'P1', status: 'SCHEDULED', name: null, note: null },
  };
}
const edit = (overrides: Partial<DeskUnitEdit>): DeskUnitEdit => ({
  field: 'start',
  value: '2026-11-01T12:40:00.000Z',
  said: '2026-11-01T12:00:00.000Z',
  isShown: true,
  isContradicted: false,
  isLasting: false,
  by: null,
  at: null,
  reason: null,
  ...overrides,
});

describe('a shift', () => {
  const timed = contest('A', { end: '2026-11-01T12:30:00.000Z' });
  const open = contest('B');
  const untimed = contest('C', { start: null });

  it('moves start and end, even past midnight, and sends the times that the user saw', () => {
    expect(shiftEdits([timed, open], 720)).toEqual([
      { unit: 'A', field: 'start', value: '2026-11-02T00:00:00.000Z', seen: '2026-11-01T12:00:00.000Z' },
      { unit: 'A', field: 'end', value: '2026-11-02T00:30:00.000Z', seen: '2026-11-01T12:30:00.000Z' },
      { unit: 'B', field: 'start', value: '2026-11-02T00:00:00.000Z', seen: '2026-11-01T12:00:00.000Z' },
    ]);
    expect(shiftedTimes([open], -15)).toMatchObject([{ start: '2026-11-01T11:45:00.000Z', end: null }]);
  });

  it('leaves out contests without a time, and changes nothing by zero minutes', () => {
    expect(shiftEdits([untimed], 40)).toEqual([]);
    expect(shiftEdits([timed], 0)).toEqual([]);
  });
});

describe('a shift of all later contests on a field of play', () => {
  const first = contest('A');
  const later = contest('B', { start: '2026-11-01T13:00:00.000Z' });

  it('include the later contests there that have not started and that the user may move', () => {
    const otherUnits = [
      contest('earlier', { start: '2026-11-01T11:00:00.000Z' }),
      contest('elsewhere', { location: { id: 'P2', name: 'Pool 2' } }),
      contest('over', { status: 'OFFICIAL' }),
      contest('forbidden', { mayEdit: false }),
    ];
    expect(unitsFrom([first, later, ...otherUnits], first)).toEqual([first, later]);
  });

  it('cover the whole venue if the contest has no field of play, and only the contest if it has no venue', () => {
    const [unit, otherUnit] = [
      contest('1', { location: null }),
      contest('2', { location: null, venue: { id: 'X', name: 'X' } }),
    ];
    expect(unitsFrom([first, unit, otherUnit], unit)).toEqual([first, unit]);
    const nowhere = contest('3', { location: null, venue: null });
    expect(unitsFrom([first, nowhere], nowhere)).toEqual([nowhere]);
  });
});

test('the schedule opens on today, otherwise on the next day with contests, otherwise on the last', () => {
  const days = ['2026-11-01', '2026-11-03'];
  expect(['2026-11-01', '2026-11-02', '2026-12-01'].map((day) => nearestDay(days, day))).toEqual([
    '2026-11-01',
    '2026-11-03',
    '2026-11-03',
  ]);
});

describe('filters of a day', () => {
  const emptyFilter = { venue: '', discipline: '', text: '', isCorrectedOnly: false, isContradictedOnly: false };
  const corrected = contest('A', { edits: [edit({})] });
  const contradicted = contest('B', { edits: [edit({ isContradicted: true })] });
  const judo = contest('C', { discipline: { id: 'JUD', name: 'Judô' }, venue: { id: 'HALL', name: 'Hall' } });
  const units = [corrected, contradicted, judo];

  it.each([
    [{}, 'ABC'],
    [{ venue: 'HALL' }, 'C'],
    [{ discipline: 'SWM' }, 'AB'],
    [{ text: 'judo  HALL' }, 'C'],
    [{ text: 'heat b' }, 'B'],
    [{ isCorrectedOnly: true }, 'AB'],
    [{ isContradictedOnly: true }, 'B'],
  ])('%j shows %s', (filter, ids) => {
    expect(
      filterUnits(units, { ...emptyFilter, ...filter })
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('offer each venue once', () => {
    expect(filterChoices(units, 'venue').map(({ id }) => id)).toEqual(['POOL', 'HALL']);
  });
});

test('a correction is outdated if the feed is shown and has another value', () => {
  expect(isSuperseded(edit({ isShown: false }))).toBe(true);
  expect(isSuperseded(edit({ isShown: false, said: '2026-11-01T12:40:00.000Z' }))).toBe(false);
  expect(isSuperseded(edit({}))).toBe(false);
});

describe('offered statuses', () => {
  it('include only allowed changes, and mark those that need a reason', () => {
    const reasonByStatus = new Map(statusChoices('SCHEDULED').map(({ status, needsReason }) => [status, needsReason]));
    expect(reasonByStatus.get('DELAYED')).toBe(false);
    expect(reasonByStatus.get('UNSCHEDULED')).toBe(true);
    expect([...reasonByStatus.keys()]).not.toContain('SCHEDULED');
    expect(statusChoices('OFFICIAL').every(({ needsReason }) => needsReason)).toBe(true);
  });
});

describe('the form of a contest', () => {
  const unit = contest('A', { end: '2026-11-01T12:30:00.000Z' });
  const form = toUnitForm(unit, offsetAt);

  it('shows times in the zone of the Games, and sends nothing if nothing changed', () => {
    expect([form.start, form.end]).toEqual(['2026-11-01T09:00', '2026-11-01T09:30']);
    expect(unitEdits(unit, form, offsetAt)).toEqual([]);
  });

  it('keeps the duration when the start moves', () => {
    const later = withStart(form, '2026-11-01T23:50');
    expect(later.end).toBe('2026-11-02T00:20');
    expect(unitEdits(unit, later, offsetAt).map(({ field, value }) => [field, value])).toEqual([
      ['start', '2026-11-02T02:50:00.000Z'],
      ['end', '2026-11-02T03:20:00.000Z'],
    ]);
    expect(withStart({ ...form, end: '' }, '2026-11-01T10:00').end).toBe('');
  });

  it('sends texts without empty languages, and null for cleared fields', () => {
    const edits = unitEdits(unit, { ...form, note: { en: ' Storm ', fr: ' ' }, location: '' }, offsetAt);
    expect(edits.map(({ field, value, seen }) => [field, value, seen])).toEqual([
      ['location', null, 'P1'],
      ['note', { en: 'Storm' }, null],
    ]);
  });

  it('keeps typed values when the contest changes meanwhile', () => {
    const edited = { ...form, note: { en: 'Storm' } };
    const now = toUnitForm(contest('A', { start: '2026-11-01T13:00:00.000Z' }), offsetAt);
    expect(rebaseForm(form, edited, now)).toEqual({ ...now, note: { en: 'Storm' } });
    expect(changedFields(form, now)).toEqual(['start', 'end']);
  });
});

describe('the board of a day', () => {
  const instant = (clock: string): string => `2026-11-01T${clock}:00.000Z`;
  const compare = (a: string, b: string): number => a.localeCompare(b);
  const hall = { id: 'HALL', name: 'Hall' };
  const mat = { id: 'M1', name: 'Mat 1' };
  const judo = (id: string, start: string, end: string | null = null) =>
    contest(id, { venue: hall, location: mat, start: instant(start), end: end && instant(end) });

  it('has a column for each field of play of its venues, including free ones, in alphabetical order', () => {
    const venues = [
      {
        id: 'POOL',
        name: 'Pool',
        locations: [
          { id: 'P1', name: 'Pool 1' },
          { id: 'P0', name: 'Pool 0' },
        ],
      },
      { id: 'EMPTY', name: 'Empty', locations: [mat] },
    ];
    const { courts } = layOutBoard([contest('A'), judo('B', '09:00')], venues, compare);
    expect(courts.map(({ name }) => name)).toEqual(['Mat 1', 'Pool 0', 'Pool 1']);
  });

  it('begins at a full hour and places contests of the same time side by side', () => {
    const units = [judo('A', '09:40', '10:40'), judo('B', '10:00', '10:20'), judo('C', '10:20'), judo('D', '10:50')];
    const { blocks, startsAt, hours } = layOutBoard(units, [], compare);
    expect([new Date(startsAt).toISOString(), hours]).toEqual([instant('09:00'), 3]);
    expect(blocks.map(({ unit, from, minutes, lane, lanes }) => [unit.id, from, minutes, lane, lanes])).toEqual([
      ['A', 40, 60, 0, 2],
      ['B', 60, 20, 1, 2],
      ['C', 80, 30, 1, 2],
      ['D', 110, 30, 0, 1],
    ]);
  });

  it('leaves out contests without a time or a venue', () => {
    const nowhere = [contest('A', { start: null }), contest('B', { venue: null })];
    expect(layOutBoard(nowhere, [], compare)).toEqual({ courts: [], blocks: [], startsAt: 0, hours: 0 });
  });

  it('moves by steps of five minutes, start and end alike', () => {
    expect([roundToStep(7), roundToStep(8), roundToStep(-8)]).toEqual([5, 10, -10]);
    const form = toUnitForm(contest('A', { end: '2026-11-01T12:30:00.000Z' }), offsetAt);
    expect(movedForm(form, -10, { venue: 'HALL', location: 'M1' })).toMatchObject({
      start: '2026-11-01T08:50',
      end: '2026-11-01T09:20',
      venue: 'HALL',
      location: 'M1',
    });
  });
});
