import { genders } from '../../shared/genders.ts';
import { codeText, oneOf } from '../../shared/search-text.ts';
import type { Gender } from '../../shared/genders.ts';

const types = [
  'competition',
  'competition-medal',
  'medal',
  'weighting',
  'training',
  'technical-meeting',
  'opening-ceremony',
  'closing-ceremony',
  'broadcast',
  'default',
  'others',
] as const;

export interface DaySearch {
  show?: 'live' | 'finished' | 'mine';
  /** A venue without a discipline, which the path cannot say. */
  venue?: string;
  /** From the form without scripts; the path says it. */
  discipline?: string;
  gender?: Gender;
  delegation?: string;
  medal?: 'gold' | 'bronze';
  type?: (typeof types)[number];
  /** Show the device's clock instead of the Games', or the reverse for users who prefer their own. */
  tz?: 'mine' | 'venue';
  /** The contest shown next to the list, if there is room for both. */
  unit?: string;
}

export function readDaySearch(search: Record<string, unknown>): DaySearch {
  return {
    show: oneOf(search.show, ['live', 'finished', 'mine']),
    discipline: codeText(search.discipline),
    venue: codeText(search.venue),
    gender: oneOf(search.gender, genders),
    delegation: codeText(search.delegation)?.toUpperCase(),
    medal: oneOf(search.medal, ['gold', 'bronze']),
    type: oneOf(search.type, types),
    tz: oneOf(search.tz, ['mine', 'venue']),
    unit: codeText(search.unit),
  };
}
