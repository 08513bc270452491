import { describe, expect, it } from 'vitest';
import { standingRecords } from './state.ts';
import type { RecordAnswer } from './state.ts';

describe('the page of a sport', () => {
  it('shows the current records, by event', () => {
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
