import { describe, expect, it } from 'vitest';
import type { DisciplineCode, EventId, OrganisationCode } from '../model/ids.ts';
import { filterAwards } from './filter-awards.ts';
import type { Award } from './award.ts';

const award = (eventId: string, gender: Award['gender'], discipline: string, division?: Award['division']): Award => ({
  eventId: eventId as EventId,
  medal: 'gold',
  organisation: 'AUR' as OrganisationCode,
  gender,
  division,
  discipline: discipline as DisciplineCode,
  isExhibition: false,
  isOfficial: true,
  isEventOpen: false,
  isNotAwarded: false,
});
const awards = [
  award('a', 'W', 'SWM', '1'),
  award('b', 'M', 'SWM'),
  award('c', 'W', 'JUD', null),
  award('d', 'X', 'JUD', '2'),
];
const found = (filter: Parameters<typeof filterAwards>[1]) =>
  filterAwards(awards, filter).map(({ eventId }) => eventId);

describe('filterAwards', () => {
  it('returns all awards without a filter', () => {
    expect(found({})).toEqual(['a', 'b', 'c', 'd']);
  });

  it('filters by gender, discipline and division together', () => {
    expect(found({ gender: 'W' })).toEqual(['a', 'c']);
    expect(found({ discipline: 'JUD' as DisciplineCode })).toEqual(['c', 'd']);
    expect(found({ division: '2' })).toEqual(['d']);
    expect(found({ gender: 'W', discipline: 'JUD' as DisciplineCode })).toEqual(['c']);
    expect(found({ gender: 'M', division: '1' })).toEqual([]);
  });

  it('finds the events without a division', () => {
    expect(found({ division: null })).toEqual(['b', 'c']);
  });
});
