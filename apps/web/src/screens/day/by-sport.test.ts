import { describe, expect, it } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { bySport, isRestOpen } from './by-sport.ts';
import { listedItems } from './day-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const compare = (a: string, b: string): number => a.localeCompare(b, 'en');
const itemIds = (items: readonly ScheduleItemAnswer[]): string[] => items.map(({ id }) => id);
const allItems = listedItems(stateItems);
const { sports } = bySport(allItems, compare);
const sport = (code: string) => sports.find(({ discipline }) => discipline.code === code)!;
const makeItem = (id: string, overrides: Partial<ScheduleItemAnswer>): ScheduleItemAnswer => ({
  ...stateItems[0]!,
  id,
  ...overrides,
});

describe('a day by its sports', () => {
  it('lists the competing sports in the order of their names, each with its contests', () => {
    const names = sports.map(({ discipline }) => discipline.name);
    expect(names).toEqual([...names].sort(compare));
    expect(sport('SWM').contests).toBe(2);
  });

  it('shows finals and live contests first, and the rest by event', () => {
    expect(itemIds(sport('SWM').finals)).toEqual(['SWM-F']);
    expect(sport('SWM').rest.map(({ event, items }) => [event?.name, itemIds(items)])).toEqual([
      ['Women’s 100 m Freestyle', ['SWM-H1']],
    ]);
    expect(itemIds(sport('JUD').finals)).toEqual(['JUD-M14', 'JUD-M15']);
  });

  it('lists a sport’s ceremonies and trainings after its events, and does not count them as contests', () => {
    const { contests, rest } = sport('JUD');
    expect(contests).toBe(2);
    expect(rest.map(({ event, type, items }) => [event, type, itemIds(items)])).toEqual([[null, 'medal', ['CER-1']]]);
    const training = makeItem('T', { type: 'training', event: null });
    const [sportOfDay] = bySport([training, makeItem('H', {})], compare).sports;
    expect(sportOfDay!.rest.map(({ items }) => itemIds(items))).toEqual([['H'], ['T']]);
  });

  it('does not take a medal ceremony for a final', () => {
    const [sport] = bySport([makeItem('H', {}), makeItem('C', { type: 'medal', medal: 'gold' })], compare).sports;
    expect(sport!.finals).toEqual([]);
  });

  it('lists activities that belong to no competing sport separately, by type', () => {
    const opening = makeItem('O', { type: 'opening-ceremony', discipline: null, event: null });
    const training = makeItem('T', { type: 'training', event: null });
    const meeting = makeItem('M', { type: 'technical-meeting', event: null });
    const sports = bySport([meeting, training, opening, makeItem('T2', { type: 'training', event: null })], compare);
    expect(sports.sports).toEqual([]);
    expect(sports.activities.map(({ id, items }) => [id, itemIds(items)])).toEqual([
      ['technical-meeting', ['M']],
      ['training', ['T', 'T2']],
      ['opening-ceremony', ['O']],
    ]);
  });

  it('lists each item once', () => {
    const { activities } = bySport(allItems, compare);
    const items = [
      ...sports.flatMap(({ finals, rest }) => [...finals, ...rest.flatMap(({ items }) => items)]),
      ...activities.flatMap(({ items }) => items),
    ];
    expect(itemIds(items).sort()).toEqual(itemIds(allItems).sort());
  });
});

describe('the collapsed items of a past day', () => {
  const heats = Array.from({ length: 31 }, (_, index) => makeItem(`H${index}`, { medal: null }));
  const isOpen = (items: readonly ScheduleItemAnswer[], isOneSport = false): boolean =>
    isRestOpen(bySport(items, compare), isOneSport);

  it('stay collapsed in sports with and without finals', () => {
    expect(isOpen(heats)).toBe(false);
    expect(isOpen([...heats, ...allItems])).toBe(false);
  });

  it('are expanded if the reader filters by one sport, or if the day has few contests', () => {
    expect(isOpen(heats, true)).toBe(true);
    expect(isOpen(heats.slice(1))).toBe(true);
    expect(isOpen([makeItem('O', { type: 'opening-ceremony', discipline: null, event: null })])).toBe(true);
  });
});
