import { disciplineKey, liveKeys } from '@podium/contract/live-keys';
import type { SearchAnswer } from '@podium/contract';
import { foldedText } from '@podium/games';
import type { Build, BuildContext } from '../document.ts';
import { Presenter } from '../../program/presenter.ts';
import { gamesDays } from '../../program/known.ts';
import { findDays, findDisciplines, findEvents, findOrganisations, findTeams, findVenues } from './find-sport.ts';
import { findPeople } from './find-people.ts';
import { correctWords } from './correct-query.ts';
import { matchesQuery, readQuery, without } from './query.ts';
import type { Query } from './query.ts';

const MAX_PER_GROUP = 20;

/**
 * Searches the items that a feature publishes.
 * @param matchesWords whether a text contains every word of the query
 */
export type SearchSource = (
  context: BuildContext,
  matchesWords: (text: string) => boolean,
) => Promise<SearchAnswer['content']>;

type Groups = Omit<SearchAnswer, 'query' | 'corrected' | 'leftOut' | 'asOf'>;

/**
 * Searches by word beginnings in any order, ignoring accents: every word of the query must begin a word in the texts of
 * a person, event and so on, or name a day on which they compete. If nothing matches all words, mistyped words are
 * corrected, otherwise one word is dropped.
 */
export const searchBuilder =
  (sources: readonly SearchSource[]): Build<{ query: string; today?: string }> =>
  async (context, { query: text, today }) => {
    const { snapshot, language } = context;
    const presenter = new Presenter(snapshot, language);
    const query = readQuery(text, { days: gamesDays(snapshot), today, language });
    const search = async (asked: Query): Promise<Groups> =>
      buildGroups(context, presenter, { query: asked, today, sources });
    const whole = await search(query);
    const correction = whole.total === 0 ? await searchCorrected(presenter, query, search) : undefined;
    const { found, leftOut } =
      whole.total === 0 && correction === undefined && query.words.length > 1
        ? await dropOne(query, search)
        : { found: correction?.found ?? whole, leftOut: [] };
    const sports = new Set(found.people.flatMap(({ id }) => snapshot.people.persons.get(id)?.disciplines ?? []));
    const corrected = correction?.text;
    const body: SearchAnswer = { query: text, corrected, leftOut, ...found, asOf: presenter.asOf(snapshot.stamp) };
    const keys = [liveKeys.games, liveKeys.participants, ...[...sports].map(disciplineKey)];
    return { body, keys, isTransient: true };
  };

/** Results for the query with its mistyped words corrected; undefined if that finds nothing either. */
async function searchCorrected(
  presenter: Presenter,
  query: Query,
  search: (query: Query) => Promise<Groups>,
): Promise<{ text: string; found: Groups } | undefined> {
  const text = correctWords(presenter, query);
  if (text === undefined) return undefined;
  const { snapshot, language } = presenter;
  const found = await search({ ...query, ...readQuery(text, { days: gamesDays(snapshot), language }) });
  return found.total > 0 ? { text, found } : undefined;
}

/**
 * Results without one word: the day word if that is enough, otherwise the word whose removal leaves the fewest hits.
 */
async function dropOne(
  query: Query,
  search: (query: Query) => Promise<Groups>,
): Promise<{ found: Groups; leftOut: string[] }> {
  const answers = await Promise.all(
    query.words.map(async (word) => ({ word, found: await search(without(query, word)) })),
  );
  const isDay = (word: string): boolean => query.daysNamed.get(word)!.size > 0;
  const [best] = answers
    .filter(({ found }) => found.total > 0)
    .sort((a, b) => Number(isDay(b.word)) - Number(isDay(a.word)) || a.found.total - b.found.total);
  return best ? { found: best.found, leftOut: [best.word.trim()] } : { found: answers[0]!.found, leftOut: [] };
}

interface Search {
  query: Query;
  today: string | undefined;
  sources: readonly SearchSource[];
}

async function buildGroups(
  context: BuildContext,
  presenter: Presenter,
  { query, today, sources }: Search,
): Promise<Groups> {
  const matchesWords = (text: string): boolean => matchesQuery(query, foldedText(text));
  // Cut by source, so that many bulletins do not displace the lines of a bus.
  const bySource = await Promise.all(sources.map(async (source) => source(context, matchesWords)));
  const content = bySource.flatMap((found) => found.slice(0, MAX_PER_GROUP));
  const people = findPeople(presenter, query, today);
  const groups = {
    days: findDays(presenter, query),
    organisations: findOrganisations(presenter, query),
    disciplines: findDisciplines(presenter, query),
    events: findEvents(presenter, query),
    teams: findTeams(presenter, query),
    venues: findVenues(presenter, query),
  };
  const total = Object.values(groups).reduce((sum, { found }) => sum + found.length, people.found.length);
  const cut = <Item, Shown>({ found, present }: { found: readonly Item[]; present: (item: Item) => Shown }): Shown[] =>
    found.slice(0, MAX_PER_GROUP).map(present);
  return {
    days: cut(groups.days),
    people: cut(people),
    organisations: cut(groups.organisations),
    events: cut(groups.events),
    teams: cut(groups.teams),
    disciplines: cut(groups.disciplines),
    venues: cut(groups.venues),
    content,
    total: total + bySource.flat().length,
  };
}
