import { divisions } from '@podium/games';
import type { Division } from '@podium/games';

type Attributes = Readonly<Record<string, string>>;

/** Attributes of a row in the EVENT code set; undefined if absent. */
export interface EventFacts {
  division?: Division;
  isExhibition?: boolean;
  /** Number of gold medals. */
  medals?: number;
  order?: number;
}

/**
 * Division, exhibition and number of gold medals are our own attributes, which the feed does not define. If a feed does
 * not send them, the values of the Games folder apply.
 */
export function eventFacts(attributes: Attributes): EventFacts {
  return {
    division: divisions.find((division) => division === attributes['Division']),
    isExhibition: attributes['Exhibition'] === undefined ? undefined : attributes['Exhibition'] === 'Y',
    medals: wholeNumber(attributes['Medals']),
    order: wholeNumber(attributes['Order']),
  };
}

/** Returns whether an organization is ranked in the medal table; undefined if the row does not contain it. */
export function isRankedBy(attributes: Attributes): boolean | undefined {
  return attributes['Ranked'] === undefined ? undefined : attributes['Ranked'] !== 'N';
}

/** Types of organizations that represent a country, in folders and in feeds. */
const countryTypes: ReadonlySet<string> = new Set(['noc', 'oc', 'npc', 'country', 'nation']);

/** Returns whether an organization type (case-insensitive) is a country; only countries get a flag from their code. */
export function isCountryType(type: string): boolean {
  return countryTypes.has(type.toLowerCase());
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
