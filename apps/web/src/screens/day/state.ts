import { genders } from '../../shared/elements/genders.ts';
import { codeText, oneOf } from '../../shared/shell/search-text.ts';
import type { Gender } from '../../shared/elements/genders.ts';

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
  /** A venue without a discipline, which the path cannot express. */
  venue?: string;
  /** From the form without scripts; otherwise the path contains it. */
  discipline?: string;
  gender?: Gender;
  delegation?: string;
  medal?: 'gold' | 'bronze';
  type?: (typeof types)[number];
  /** Overrides the user's choice between the device's clock and the Games' clock. */
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
