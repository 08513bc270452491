import { placeTypes } from '@podium/content/words';
import type { PlaceType } from '@podium/content/words';
import { codeText, oneOf, searchWords } from '../../shared/shell/search-text.ts';

export interface PlacesSearch {
  place?: string;
  q?: string;
  /** On small screens the map replaces the list. */
  view?: 'map';
  /** The page was loaded by the location button. */
  near?: '1';
}

export function readPlacesSearch(search: Record<string, unknown>): PlacesSearch {
  return {
    place: codeText(search.place),
    q: searchWords(search.q),
    view: oneOf(search.view, ['map']),
    near: search.near === '1' || search.near === 1 ? '1' : undefined,
  };
}

/** The types named in an address, `hotel` or `hotel,hospital`, in our order; undefined if one of them is unknown. */
export function parsePlaceTypes(text: string): PlaceType[] | undefined {
  const requestedTypes = new Set(text.toLowerCase().split(','));
  const matches = placeTypes.filter((type) => requestedTypes.delete(type));
  return requestedTypes.size === 0 && matches.length > 0 ? matches : undefined;
}
