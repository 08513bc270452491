/** Search without a network, among the names that this device has kept. */
import { foldedText, foldedWords, matches } from '@podium/games';
import type { DisciplineRef, EventRef, NamedRef, SearchAnswer } from '@podium/contract';

export interface KeptNames {
  disciplines: readonly DisciplineRef[];
  events: readonly (Pick<EventRef, 'id' | 'name'> & {
    discipline: DisciplineRef;
  })[];
  venues: readonly NamedRef[];
  /** Hotels, hospitals, other places, lines and stops. */
  places?: SearchAnswer['content'];
}

/** As many as fit without scrolling far; a longer query finds the rest. */
const MAX_EVENTS = 20;
const MAX_PLACES = 20;

/** Sports, events, venues and places in which every word of the query begins a word; an event also has the words of its sport. */
export function searchOnDevice(query: string, { disciplines, events, venues, places = [] }: KeptNames): SearchAnswer {
  const words = foldedWords(query);
  const isFound = (...names: readonly string[]): boolean =>
    words.length > 0 && matches(names.map(foldedText).join(''), words);
  const found = {
    disciplines: disciplines
      .filter(({ name, code }) => isFound(name, code))
      .map(({ key, name }) => ({ id: key, name, detail: '' })),
    events: events
      .filter(({ name, discipline }) => isFound(name, discipline.name))
      .slice(0, MAX_EVENTS)
      .map(({ id, name, discipline }) => ({
        id,
        name,
        detail: discipline.name,
        discipline: discipline.key,
        winners: [],
      })),
    venues: venues.filter(({ name }) => isFound(name)).map(({ id, name }) => ({ id, name, detail: '' })),
    content: places.filter(({ name, detail }) => isFound(name, detail)).slice(0, MAX_PLACES),
  };
  return {
    query,
    leftOut: [],
    days: [],
    people: [],
    organisations: [],
    teams: [],
    ...found,
    total: found.disciplines.length + found.events.length + found.venues.length + found.content.length,
    asOf: null,
  };
}
