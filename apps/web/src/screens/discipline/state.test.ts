import { describe, expect, it } from 'vitest';
import { medallistsAnswer } from '../../fixtures/medals.ts';
import { latestDecided, standingRecords } from './state.ts';
import type { RecordAnswer } from './state.ts';

describe('the page of a sport', () => {
  it('R21: shows the events decided last, the newest first', () => {
    const { items } = medallistsAnswer('all');
    const dated = items.map((item, index) => ({
      ...item,
      day: index === items.length - 1 ? '2026-11-20' : '2026-11-15',
    }));
    const latest = latestDecided(dated, 2);
    expect(latest).toHaveLength(2);
    expect(latest[0]!.medallists.some(({ day }) => day === '2026-11-20')).toBe(true);
    expect(
      latestDecided(
        items.map((item) => ({ ...item, day: null })),
        2,
      ),
    ).toEqual([]);
  });

  it('shows the records that stand, by event', () => {
    const record = (id: string, type: string, isCurrent = true): RecordAnswer => ({
      event: { id, name: id, gender: 'M', division: null, isExhibition: false },
      type,
      typeName: type,
      isEstablished: true,
      result: '56.83',
      holder: null,
      date: null,
      place: null,
      unit: null,
      isCurrent,
      isEqualled: false,
    });
    const events = standingRecords([record('A', 'GR'), record('B', 'GR'), record('A', 'NR'), record('A', 'GR', false)]);
    expect(events.map(({ event, records }) => [event.id, records.map(({ type }) => type)])).toEqual([
      ['A', ['GR', 'NR']],
      ['B', ['GR']],
    ]);
  });
});
