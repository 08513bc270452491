import type { DisciplineCode } from '../model/ids.ts';
import type { Division, Gender } from '../model/vocabulary.ts';
import type { Award } from './award.ts';

export interface AwardFilter {
  gender?: Gender;
  /** Null matches the events without a division. */
  division?: Division | null;
  discipline?: DisciplineCode;
}

/** Awards that match a filter; a missing criterion does not filter: `filterAwards(awards, { gender: 'W' })`. */
export function filterAwards(awards: readonly Award[], filter: AwardFilter): Award[] {
  return awards.filter(
    (award) =>
      (filter.gender === undefined || award.gender === filter.gender) &&
      (filter.division === undefined || (award.division ?? null) === filter.division) &&
      (filter.discipline === undefined || award.discipline === filter.discipline),
  );
}
