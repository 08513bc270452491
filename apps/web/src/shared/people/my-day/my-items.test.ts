import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullDay } from '../../../fixtures/schedule.ts';
import { myItems, nextOfMine } from './my-items.ts';
import { withOwn } from './own-in-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../../reader/follows.ts';

const ana: Follow = { kind: 'athlete', id: 'ana' };
const bia: Follow = { kind: 'athlete', id: 'bia' };
const bahia: Follow = { kind: 'delegation', id: 'BA' };

const sample = fullDay(12)[0]!;
const at = (id: string, from: string, to: string, more: Partial<ScheduleItemAnswer> = {}): ScheduleItemAnswer => ({
  ...sample,
  id,
  start: `2026-10-16T${from}:00-03:00`,
  end: `2026-10-16T${to}:00-03:00`,
  isStartHidden: false,
  status: 'SCHEDULED',
  ...more,
});

describe('my day', () => {
  it('has each item once, in order of time, with the people concerned', () => {
    const heat = at('heat', '10:00', '10:10');
    const final = at('final', '17:00', '17:10');
    const mine = myItems([
      { follow: bahia, items: [final, heat] },
      { follow: ana, items: [heat] },
    ]);
    expect(mine.map(({ item, because }) => [item.id, because.map(({ id }) => id)])).toEqual([
      ['heat', ['BA', 'ana']],
      ['final', ['BA']],
    ]);
  });

  it('an item of several follows has the flag of the first delegation that has one', () => {
    const heat = at('heat', '10:00', '10:10');
    const [flag, other] = ['/flags/br-ba.svg', '/flags/br-sp.svg'];
    const mine = myItems([
      { follow: ana, items: [heat], flag: null },
      { follow: bahia, items: [heat], flag },
      { follow: bia, items: [heat], flag: other },
    ]);
    expect(mine.map((one) => one.flag)).toEqual([flag]);
  });

  it('shows by how many minutes two followed contests overlap', () => {
    const mine = myItems([
      { follow: ana, items: [at('a', '10:00', '11:00')] },
      { follow: bia, items: [at('b', '10:40', '11:30'), at('c', '11:30', '12:00')] },
    ]);
    expect(mine.map(({ item, clashMinutes }) => [item.id, clashMinutes])).toEqual([
      ['a', 20],
      ['b', 20],
      ['c', 0],
    ]);
  });

  it('reports no clash of simultaneous contests of a whole delegation, or of finished or canceled ones', () => {
    const crowd = myItems([{ follow: bahia, items: [at('a', '10:00', '11:00'), at('b', '10:00', '11:00')] }]);
    const over = myItems([
      { follow: ana, items: [at('a', '10:00', '11:00', { status: 'OFFICIAL' }), at('b', '10:00', '11:00')] },
      { follow: bia, items: [at('c', '10:00', '11:00', { status: 'CANCELLED' })] },
    ]);
    expect([...crowd, ...over].map(({ clashMinutes }) => clashMinutes)).toEqual([0, 0, 0, 0, 0]);
  });

  it('shows for a contest the most certain fact about followed people: the lane, then the entry', () => {
    const tentative = at('heat', '10:00', '10:10', { tentative: { awaits: 'heat', isRound: true } });
    const named = at('heat', '10:00', '10:10');
    const inLane = at('heat', '10:00', '10:10', { lane: '4' });
    const shownItems = (...items: ScheduleItemAnswer[]) =>
      myItems(items.map((item, index) => ({ follow: [ana, bia, bahia][index]!, items: [item] })))[0]!.item;
    expect(shownItems(tentative, named, inLane)).toBe(inLane);
    expect(shownItems(named, tentative)).toBe(named);
    expect(shownItems(tentative)).toBe(tentative);
  });

  it('reports no clash if the time within the round is unknown', () => {
    const mine = myItems([
      { follow: ana, items: [at('a', '10:00', '11:00', { tentative: { awaits: 'heat', isRound: true } })] },
      { follow: bia, items: [at('b', '10:40', '11:30')] },
    ]);
    expect(mine.map(({ clashMinutes }) => clashMinutes)).toEqual([0, 0]);
  });

  it('begins with live items, then the next ones, and finished ones are never next', () => {
    const now = new Date('2026-10-16T12:00:00-03:00');
    const past = at('past', '09:00', '09:30', { status: 'OFFICIAL' });
    const soon = at('soon', '12:30', '13:00');
    const live = at('live', '11:50', '12:20', { status: 'RUNNING' });
    const of = (items: ScheduleItemAnswer[]) => nextOfMine(myItems([{ follow: ana, items }]), now)?.item.id;
    expect(of([past, soon])).toBe('soon');
    expect(of([past, soon, live])).toBe('live');
    expect(of([past])).toBeUndefined();
  });

  it('does not depend on the order in which people were followed', () => {
    const items = fullDay(30);
    const follows = fc.uniqueArray(fc.nat(29), { minLength: 1 });
    fc.assert(
      fc.property(follows, follows, (ofAna, ofBia) => {
        const a = { follow: ana, items: ofAna.map((index) => items[index]!) };
        const b = { follow: bia, items: ofBia.map((index) => items[index]!) };
        const ids = (found: ReturnType<typeof myItems>) =>
          found.map(({ item, clashMinutes }) => [item.id, clashMinutes]);
        expect(ids(myItems([a, b]))).toEqual(ids(myItems([b, a])));
      }),
    );
  });

  it('shows the places of followed people in a contest, each by name', () => {
    const [heat, final] = [at('heat', '10:00', '10:10'), at('final', '17:00', '17:10')];
    const reachedPlace = (item: ScheduleItemAnswer, rank: string) => ({
      item,
      rank,
      result: '58.74',
      resultType: 'TIME',
      irm: null,
      diff: null,
      qualification: null,
      records: [],
    });
    const of = (id: string, name: string, ...results: ReturnType<typeof reachedPlace>[]) =>
      ({ id, kind: 'athletes', name, organisation: null, results }) as const;
    const followed = [
      of('ana', 'Ana', reachedPlace(heat, '2'), reachedPlace(final, '4')),
      of('bia', 'Bia', reachedPlace(final, '1')),
    ];
    const ownPlaces = (item: ScheduleItemAnswer) =>
      myItems(followed.map((profile) => ({ follow: ana, items: [withOwn(profile, item)] })))[0]!.item.own!.map(
        ({ competitor, rank }) => [competitor.name, rank],
      );
    expect(ownPlaces(heat)).toEqual([['Ana', '2']]);
    expect(ownPlaces(final)).toEqual([
      ['Ana', '4'],
      ['Bia', '1'],
    ]);
  });

  it('names each person once, even if a followed delegation names or counts them too', () => {
    const heat = at('heat', '10:00', '10:10');
    const organisation = { code: 'BA', name: 'Bahia', flag: null };
    const line = (id: string, rank: string) => ({
      competitor: { id, type: 'athlete', name: id, organisation } as const,
      rank,
      result: '58.74',
      resultType: 'TIME',
      irm: null,
      diff: null,
    });
    const best = [line('bia', '1'), line('caio', '2'), line('davi', '3')];
    const mine = myItems([
      { follow: ana, items: [{ ...heat, own: [line('ana', '7')] }] },
      { follow: bia, items: [{ ...heat, own: [line('bia', '1')] }] },
      { follow: bahia, items: [{ ...heat, own: best, ownMore: 2 }] },
    ]);
    expect(mine.map(({ item }) => [item.own!.map(({ competitor: { id } }) => id), item.ownMore])).toEqual([
      [['ana', 'bia', 'caio', 'davi'], 1],
    ]);
  });
});
