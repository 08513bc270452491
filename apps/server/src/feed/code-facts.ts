import { divisions } from '@podium/games';
import type { Division } from '@podium/games';

type Attributes = Readonly<Record<string, string>>;

/** What a row of the EVENT code set says beside its names; undefined where it says nothing. */
export interface EventFacts {
  division?: Division;
  isExhibition?: boolean;
  /** Golds to win. */
  medals?: number;
  order?: number;
}

/**
 * Division, exhibition and number of golds are our own attributes: the feed has none for them. A feed that does not send
 * them leaves these to the Games folder.
 */
export function eventFacts(attributes: Attributes): EventFacts {
  return {
    division: divisions.find((division) => division === attributes['Division']),
    isExhibition: attributes['Exhibition'] === undefined ? undefined : attributes['Exhibition'] === 'Y',
    medals: wholeNumber(attributes['Medals']),
    order: wholeNumber(attributes['Order']),
  };
}

/** Whether an organisation is ranked in the medal table; undefined where the row does not say. */
export function isRankedBy(attributes: Attributes): boolean | undefined {
  return attributes['Ranked'] === undefined ? undefined : attributes['Ranked'] !== 'N';
}

/** Types of organisations that represent a country: ours and those of a feed. */
const countryTypes: ReadonlySet<string> = new Set(['noc', 'oc', 'npc', 'country', 'nation']);

/** True if the organisation type (case-insensitive) is a country; only countries get a flag from their code. */
export function isCountryType(type: string): boolean {
  return countryTypes.has(type.toLowerCase());
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
