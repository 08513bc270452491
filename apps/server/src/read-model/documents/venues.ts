import type { SearchAnswer, VenuesAnswer } from '@podium/contract';
import { fold, foldedWords, matches } from '../fold.ts';
import type { Build } from './document.ts';
import { countBy } from './games.ts';
import { Presenter, isCompetition, isShown } from './presenter.ts';

export const buildVenues: Build<void> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const { venues } = snapshot.reference;
  const shown = [...snapshot.units.values()].filter(isShown);
  const units = countBy(shown, (unit) => unit.venueId);
  const ids = new Set([...venues.values()].filter((venue) => venue.kind === 'venue').map((venue) => venue.id));
  for (const unit of shown) if (unit.venueId) ids.add(unit.venueId);
  const items = [...ids].map((id) => {
    const venue = venues.get(id);
    const here = shown.filter((unit) => unit.venueId === id && isCompetition(unit));
    const locations = [...venues.values()].filter((one) => one.kind === 'location' && one.parentId === id);
    return {
      ...presenter.venue(id, here[0]?.venueName)!,
      address: presenter.text(venue?.address) ?? null,
      city: venue?.city ?? null,
      cluster: venue?.cluster ?? null,
      latitude: venue?.latitude ?? null,
      longitude: venue?.longitude ?? null,
      locations: locations.map((location) => presenter.venue(location.id)!),
      disciplines: [...countBy(here, (unit) => unit.disciplineCode).keys()]
        .sort()
        .map((code) => presenter.discipline(code)),
      units: units.get(id) ?? 0,
    };
  });
  const collator = new Intl.Collator(language);
  items.sort((one, other) => collator.compare(one.name, other.name));
  const body: VenuesAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: ['games', 'venues', 'schedule'] };
};

const mostPerGroup = 20;

/** People, organisations, events and venues by the beginnings of their words, accents ignored. */
export const buildSearch: Build<{ query: string }> = ({ snapshot, language }, { query }) => {
  const presenter = new Presenter(snapshot, language);
  const words = foldedWords(query);
  const finds = (text: string): boolean => words.length > 0 && matches(fold(text), words);
  const cut = <Item extends { name: string }>(items: Item[]): Item[] => {
    const collator = new Intl.Collator(language, { sensitivity: 'base' });
    return items.sort((one, other) => collator.compare(one.name, other.name)).slice(0, mostPerGroup);
  };
  const people = [...snapshot.people.persons.values()].flatMap((person) => {
    const name = presenter.personName(person.id);
    if (!finds(`${name} ${person.bib ?? ''}`)) return [];
    const detail = [
      presenter.organisation(person.organisation)?.name,
      ...person.disciplines.map((code) => presenter.discipline(code).name),
    ]
      .filter(Boolean)
      .join(' · ');
    return [{ id: person.id, name, detail }];
  });
  const organisations = [...snapshot.reference.organisations.keys()].flatMap((code) => {
    const { name } = presenter.organisation(code)!;
    return finds(`${name} ${code}`) ? [{ id: code, name, detail: code }] : [];
  });
  const events = [...snapshot.reference.events.values()].flatMap((event) => {
    const { name } = presenter.event(event.id);
    const discipline = presenter.discipline(event.disciplineCode);
    return finds(`${discipline.name} ${name}`)
      ? [{ id: event.id, name, detail: discipline.name, discipline: discipline.key }]
      : [];
  });
  const venues = [...snapshot.reference.venues.values()].flatMap((venue) => {
    const name = presenter.venue(venue.id)!.name;
    return venue.kind === 'venue' && finds(name) ? [{ id: venue.id, name, detail: venue.city ?? '' }] : [];
  });
  const total = people.length + organisations.length + events.length + venues.length;
  const body: SearchAnswer = {
    query,
    people: cut(people),
    organisations: cut(organisations),
    events: cut(events),
    venues: cut(venues),
    total,
    asOf: presenter.asOf(snapshot.stamp),
  };
  return { body, keys: ['games'], isTransient: true };
};
