import { genders } from '../../elements/genders.ts';
import { codeText, oneOf } from '../../shell/search-text.ts';
import type { EventChoice } from './event-picker.tsx';

/** Reads the search parameters of an event page: sport, event, and filters. */
export function readEventSearch(search: Record<string, unknown>): EventChoice {
  return {
    discipline: codeText(search.discipline)?.toLowerCase(),
    event: codeText(search.event),
    gender: oneOf(search.gender, genders),
    delegation: codeText(search.delegation)?.toUpperCase(),
    road: codeText(search.road),
  };
}
