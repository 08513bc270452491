import { disciplineKey, liveKeys } from '@podium/contract/live-keys';
import type { SearchAnswer } from '@podium/contract';
import { foldedText, foldedWords, matches } from '@podium/games';
import { candidatesOf } from './candidates.ts';
import type { PersonCandidate } from './candidates.ts';
import type { Build, BuildContext, Built } from './document.ts';
import { Presenter } from '../programme/presenter.ts';
import { sportCodes } from '../programme/known.ts';
import { ofParticipant, unitsWith } from '../programme/competing.ts';
import { toComeOf } from '../programme/to-come.ts';
import { isComing, isCompetition, isLive, isShown } from '../programme/unit-state.ts';
import { scheduleWith } from './appearances.ts';

const mostPerGroup = 20;

/** Finds what a feature publishes. @param matchesWords tells whether a text has every word of the query */
export type SearchSource = (
  context: BuildContext,
  matchesWords: (text: string) => boolean,
) => Promise<SearchAnswer['content']>;

/**
 * People, organizations, disciplines, events, venues and what features publish, by the beginnings of their words, accents
 * ignored.
 */
export const searchBuilder =
  (sources: readonly SearchSource[]): Build<{ query: string }> =>
  async (context, parameters) => {
    const { words, built } = searchSport(context, parameters.query);
    const finds = (text: string): boolean => words.length > 0 && matches(foldedText(text), words);
    const found = await Promise.all(sources.map(async (source) => source(context, finds)));
    const content = found.flat();
    const body: SearchAnswer = {
      ...built.body,
      content: content.slice(0, mostPerGroup),
      total: built.body.total + content.length,
    };
    return { ...built, body };
  };

function searchSport(
  { snapshot, language }: BuildContext,
  query: string,
): { words: string[]; built: Built & { body: SearchAnswer } } {
  const presenter = new Presenter(snapshot, language);
  const { reference } = snapshot;
  const words = foldedWords(query);
  const finds = (text: string): boolean => words.length > 0 && matches(foldedText(text), words);
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  const cut = <Item extends { name: string }>(items: Item[]): Item[] =>
    items.sort((one, other) => collator.compare(one.name, other.name)).slice(0, mostPerGroup);
  const people =
    words.length > 0 ? candidatesOf(snapshot, language).people.filter(({ folded }) => matches(folded, words)) : [];
  const organisations = [...reference.organisations.keys()].flatMap((code) => {
    const organisation = presenter.organisation(code)!;
    const { name } = organisation;
    return finds(`${name} ${code}`) ? [{ id: code, name, detail: code, organisation }] : [];
  });
  const disciplines = sportCodes(snapshot).flatMap((code) => {
    const { key, name } = presenter.discipline(code);
    return finds(`${name} ${code}`) ? [{ id: key, name, detail: '' }] : [];
  });
  const events = [...reference.events.values()].flatMap((event) => {
    const { name } = presenter.event(event.id);
    const discipline = presenter.discipline(event.disciplineCode);
    return finds(`${discipline.name} ${name}`)
      ? [{ id: event.id, name, detail: discipline.name, discipline: discipline.key }]
      : [];
  });
  const venues = [...reference.venues.values()].flatMap((venue) => {
    const name = presenter.venue(venue.id)!.name;
    return venue.kind === 'venue' && finds(name) ? [{ id: venue.id, name, detail: venue.city ?? '' }] : [];
  });
  const shown = people.slice(0, mostPerGroup);
  const body: SearchAnswer = {
    query,
    people: shown.map((one) => presentPerson(presenter, one)),
    organisations: cut(organisations),
    events: cut(events),
    disciplines: cut(disciplines),
    venues: cut(venues),
    content: [],
    total: people.length + organisations.length + disciplines.length + events.length + venues.length,
    asOf: presenter.asOf(snapshot.stamp),
  };
  const sports = new Set(shown.flatMap(({ disciplines: codes }) => codes.map(disciplineKey)));
  return { words, built: { body, keys: [liveKeys.games, liveKeys.participants, ...sports], isTransient: true } };
}

function presentPerson(presenter: Presenter, { id, name, person }: PersonCandidate): SearchAnswer['people'][number] {
  const organisation = presenter.organisation(person.organisation);
  const detail = [organisation?.name, ...person.disciplines.map((code) => presenter.discipline(code).name)]
    .filter(Boolean)
    .join(' · ');
  return { id, name, detail, organisation, next: nextOf(presenter, id) };
}

/** What is on or comes next, from the snapshot alone: there is a search for every key stroke. */
function nextOf(presenter: Presenter, id: string): SearchAnswer['people'][number]['next'] {
  const { snapshot } = presenter;
  const units = unitsWith(snapshot, ofParticipant(snapshot, id)).filter(
    (unit) => isShown(unit) && isCompetition(unit) && (isComing(unit) || isLive(unit)),
  );
  const [next] = scheduleWith(presenter, units, toComeOf(snapshot, id).tentative, 1);
  if (!next) return undefined;
  const { day, start, isStartHidden, event, name, tentative } = next;
  return { day, start, isStartHidden, name: event?.name ?? name, isFrom: tentative?.isRound || undefined };
}
