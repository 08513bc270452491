import type { SearchAnswer } from '@podium/contract';
import { foldedText } from '@podium/games';
import { eventOrder } from '../../program/event-order.ts';
import type { Presenter } from '../../program/presenter.ts';
import { sportCodes } from '../../program/known.ts';
import { compareUnits, isUpcoming, isCompetition, isLive, isShown } from '../../program/unit-state.ts';
import type { UnitInfo } from '../../snapshot/unit-info.ts';
import { searchCandidates } from '../candidates.ts';
import type { TeamCandidate } from '../candidates.ts';
import { eventWinners } from '../deciding.ts';
import type { Findings } from './findings.ts';
import { findNamedDays, matchesQuery, matchWholeWords } from './query.ts';
import type { Query } from './query.ts';

interface Item {
  id: string;
  name: string;
}
type Found<Group extends keyof SearchAnswer> = SearchAnswer[Group] extends (infer One)[] ? One : never;
type FoundDay = Found<'days'>;

interface FoundEvent extends Item {
  code: string;
  /** Every word of the query is a whole word of the event. */
  isExact: boolean;
  /** Number of words in the name that the query does not contain. */
  others: number;
}

/**
 * Days that the whole query names (`tomorrow`, `24 november`), or a day combined with a sport or delegation: `judo
 * friday`.
 */
export function findDays(presenter: Presenter, query: Query): Findings<FoundDay, FoundDay> {
  const { snapshot } = presenter;
  const whole = findNamedDays(query, '').map((day) => ({ day, discipline: null, organisation: null }));
  const ofSports = sportCodes(snapshot).flatMap((code) => {
    const discipline = presenter.discipline(code);
    const days = new Set(
      snapshot.units
        .of('discipline', code)
        .filter(isShown)
        .map(({ day }) => day),
    );
    return partialName(query, `${discipline.name} ${code}`)
      .filter((day) => days.has(day))
      .map((day) => ({ day, discipline, organisation: null }));
  });
  const ofDelegations = [...snapshot.reference.organisations.keys()].flatMap((code) => {
    const organisation = presenter.organisation(code)!;
    return partialName(query, `${organisation.name} ${code}`).map((day) => ({ day, discipline: null, organisation }));
  });
  const matches = [...whole, ...ofSports, ...ofDelegations];
  return { found: matches.sort((a, b) => (a.day < b.day ? -1 : 1)), present: (day) => day };
}

/** Days named by the rest of the query if some of its words match the text. */
function partialName(query: Query, text: string): string[] {
  const folded = foldedText(text);
  return query.words.some((word) => folded.includes(word)) ? findNamedDays(query, folded) : [];
}

export function findOrganisations(
  presenter: Presenter,
  query: Query,
): Findings<Found<'organisations'>, Found<'organisations'>> {
  const matches = [...presenter.snapshot.reference.organisations.keys()].flatMap((code) => {
    const organisation = presenter.organisation(code)!;
    const { name } = organisation;
    return matchesQuery(query, foldedText(`${name} ${code}`)) ? [{ id: code, name, detail: code, organisation }] : [];
  });
  return namedFirst(query, alphabetical(presenter, matches));
}

export function findDisciplines(
  presenter: Presenter,
  query: Query,
): Findings<Found<'disciplines'>, Found<'disciplines'>> {
  const matches = sportCodes(presenter.snapshot).flatMap((code) => {
    const { key, name } = presenter.discipline(code);
    return matchesQuery(query, foldedText(`${name} ${code}`)) ? [{ id: key, name, detail: '' }] : [];
  });
  return namedFirst(query, alphabetical(presenter, matches));
}

/**
 * Events by name, sport, round and day: exact matches of every word first, among them those with the fewest other
 * words.
 */
export function findEvents(presenter: Presenter, query: Query): Findings<FoundEvent, Found<'events'>> {
  const { snapshot } = presenter;
  const matches = [...snapshot.reference.events.values()].flatMap(({ id, disciplineCode: code }) => {
    const { name } = presenter.event(id);
    const text = `${presenter.discipline(code).name} ${code} ${name}`;
    const folded = foldedText(text);
    // A word that matches neither the event nor its days may be part of a round's name.
    const rounds =
      query.words.length > 1
        ? eventContests(presenter, id).map((unit) => ({ unit, round: roundName(presenter, unit) }))
        : [];
    const inRounds = rounds
      .map(({ unit, round }) => ({ unit, text: foldedText(`${text} ${round}`) }))
      .filter(({ unit, text: all }) => matchesQuery(query, all, () => [unit.day]));
    if (!matchesQuery(query, folded) && inRounds.length === 0) return [];
    const whole = Math.max(
      ...[folded, ...inRounds.map(({ text: all }) => all)].map((all) => matchWholeWords(query, all)),
    );
    const isExact = whole === query.words.length;
    const others = foldedText(name)
      .split(' ')
      .filter((word) => word !== '' && !query.words.includes(` ${word}`)).length;
    return [{ id, name, code, isExact, others }];
  });
  const order = eventOrder(snapshot);
  const inOrder = matches.toSorted(
    (a, b) => Number(b.isExact) - Number(a.isExact) || (a.isExact ? a.others - b.others : 0) || order(a.id, b.id),
  );
  return {
    found: inOrder,
    present: ({ id, name, code, isExact }) => {
      const { key, name: detail } = presenter.discipline(code);
      const winners = eventWinners(presenter, { eventId: id });
      return {
        id,
        name,
        detail,
        discipline: key,
        isExact: isExact || undefined,
        winners,
        next: winners.length > 0 ? undefined : nextContest(presenter, id),
      };
    },
  };
}

const eventContests = ({ snapshot }: Presenter, eventId: string): UnitInfo[] =>
  snapshot.units.of('event', eventId).filter((unit) => isShown(unit) && isCompetition(unit));

const roundName = (presenter: Presenter, unit: UnitInfo): string => presenter.item(unit).phase?.name ?? '';

function nextContest(presenter: Presenter, eventId: string): Found<'events'>['next'] {
  const [next] = eventContests(presenter, eventId)
    .filter((unit) => isUpcoming(unit) || isLive(unit))
    .sort(compareUnits);
  if (!next) return undefined;
  const { day, start, isStartHidden, name, phase } = presenter.item(next);
  return { day, start, isStartHidden, name: phase?.name ?? name };
}

/**
 * Teams by name and event. A team named like its delegation is found only together with its sport or event; otherwise
 * the query means the delegation.
 */
export function findTeams(presenter: Presenter, query: Query): Findings<TeamCandidate, Found<'teams'>> {
  const { snapshot, language } = presenter;
  const teamDetail = ({ team }: TeamCandidate): string =>
    [
      team.disciplineCode && presenter.discipline(team.disciplineCode).name,
      team.eventId && presenter.event(team.eventId).name,
    ]
      .filter(Boolean)
      .join(' · ');
  const matches =
    query.words.length === 0
      ? []
      : searchCandidates(snapshot, language).teams.filter(
          (team) =>
            query.words.some((word) => team.folded.includes(word)) &&
            (team.name !== presenter.organisation(team.organisation)?.name ||
              !matchesQuery(query, team.foldedWithCode)) &&
            matchesQuery(query, team.foldedWithCode + foldedText(teamDetail(team))),
        );
  return {
    found: matches,
    present: (candidate) => ({
      id: candidate.id,
      name: candidate.name,
      detail: teamDetail(candidate),
      organisation: presenter.organisation(candidate.organisation),
    }),
  };
}

export function findVenues(presenter: Presenter, query: Query): Findings<Found<'venues'>, Found<'venues'>> {
  const matches = [...presenter.snapshot.reference.venues.values()].flatMap((venue) => {
    const { name } = presenter.venue(venue.id)!;
    return venue.kind === 'venue' && matchesQuery(query, foldedText(`${name} ${venue.city ?? ''}`))
      ? [{ id: venue.id, name, detail: venue.city ?? '' }]
      : [];
  });
  return namedFirst(query, alphabetical(presenter, matches));
}

/** Puts names that begin with the query first: `Swimming` before `Open water swimming`. */
function namedFirst<One extends Item>(query: Query, { found, present }: Findings<One, One>): Findings<One, One> {
  const text = query.words.join('');
  const isNamed = ({ name }: One): boolean => foldedText(name).startsWith(text);
  return { found: [...found.filter(isNamed), ...found.filter((item) => !isNamed(item))], present };
}

function alphabetical<One extends Item>({ language }: Presenter, matches: One[]): Findings<One, One> {
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  return { found: matches.sort((a, b) => collator.compare(a.name, b.name)), present: (item) => item };
}
