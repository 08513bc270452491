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
const filteredIds = (filter: Parameters<typeof filterAwards>[1]) =>
  filterAwards(awards, filter).map(({ eventId }) => eventId);

describe('a filter of awards', () => {
  it('returns all awards without a filter', () => {
    expect(filteredIds({})).toEqual(['a', 'b', 'c', 'd']);
  });

  it('filters by gender, discipline and division together', () => {
    expect(filteredIds({ gender: 'W' })).toEqual(['a', 'c']);
    expect(filteredIds({ discipline: 'JUD' as DisciplineCode })).toEqual(['c', 'd']);
    expect(filteredIds({ division: '2' })).toEqual(['d']);
    expect(filteredIds({ gender: 'W', discipline: 'JUD' as DisciplineCode })).toEqual(['c']);
    expect(filteredIds({ gender: 'M', division: '1' })).toEqual([]);
  });

  it('finds the events without a division', () => {
    expect(filteredIds({ division: null })).toEqual(['b', 'c']);
  });
});
