import { liveKeys } from '@podium/contract/live-keys';
import type { ParticipantRow, ParticipantsAnswer, ParticipantsQuery } from '@podium/contract';
import { foldedWords, matches } from '@podium/games';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { searchCandidates } from './candidates.ts';
import type { Candidate, DelegationCandidate, PersonCandidate, TeamCandidate } from './candidates.ts';
import type { Build } from './document.ts';
import { compareMedals, medalsByHolder, noMedals } from './medal-counts.ts';
import type { Medals } from './medal-counts.ts';
import { entryMethods } from '../program/entry-method.ts';
import { Presenter } from '../program/presenter.ts';
import { foreignNationality } from '../program/foreign-nationality.ts';

/** Athletes, delegations or teams, filtered, sorted and paged. */
export const buildParticipants: Build<ParticipantsQuery> = ({ snapshot, language }, query) => {
  const presenter = new Presenter(snapshot, language);
  const terms = foldedWords(query.query ?? '');
  const onDay = query.day ? competingOn(snapshot, query.day) : undefined;
  const medals = medalsByHolder(snapshot);
  const isFound = (candidate: Candidate): boolean =>
    (terms.length === 0 || matches(candidate.foldedWithCode, terms)) &&
    (query.discipline === undefined || candidate.disciplines.some((code) => code.toLowerCase() === query.discipline)) &&
    (query.event === undefined || candidate.events.includes(query.event)) &&
    (query.gender === undefined || candidate.gender === query.gender) &&
    (query.organisation === undefined || candidate.organisation === query.organisation) &&
    (query.medal === undefined || (medals.get(candidate.id)?.[query.medal] ?? 0) > 0) &&
    (onDay === undefined || candidate.events.some((event) => onDay.has(event)));
  const { found, rows } = selection(presenter, query, isFound);
  const body: ParticipantsAnswer = {
    items: rows,
    total: found.length,
    groups: new Set(found.flatMap((candidate) => candidate.organisation ?? [])).size,
    page: query.page,
    pageSize: query.pageSize,
    letters: query.sort === 'name' && found.length > query.pageSize ? indexLetters(found) : [],
    asOf: presenter.asOf(snapshot.stamp),
  };
  const keys = [liveKeys.games, liveKeys.participants, liveKeys.medals, ...(query.day ? [liveKeys.schedule] : [])];
  return { body, keys, isTransient: terms.length > 0 };
};

/** Events with a unit on this day. */
function competingOn(snapshot: Snapshot, day: string): Set<string> {
  const events = new Set<string>();
  for (const unit of snapshot.units.of('day', day)) if (unit.eventId) events.add(unit.eventId);
  return events;
}

/**
 * Position of the first name of each letter. `#` covers digits (before the letters) and foreign scripts (after them);
 * it points to the first of them.
 */
function indexLetters(candidates: readonly Candidate[]): ParticipantsAnswer['letters'] {
  const places = new Map<string, number>();
  candidates.forEach(({ initial }, index) => places.has(initial) || places.set(initial, index + 1));
  return [...places].map(([letter, place]) => ({ letter, place }));
}

function selection(
  presenter: Presenter,
  query: ParticipantsQuery,
  isFound: (one: Candidate) => boolean,
): { found: readonly Candidate[]; rows: ParticipantRow[] } {
  const candidates = searchCandidates(presenter.snapshot, presenter.language);
  const cut = <One extends Candidate>(
    all: readonly One[],
    row: (presenter: Presenter, one: One) => ParticipantRow,
  ): { found: readonly Candidate[]; rows: ParticipantRow[] } => {
    const found = sorted(presenter.snapshot, all.filter(isFound), query.sort, candidates.delegations);
    const offset = (query.page - 1) * query.pageSize;
    return { found, rows: found.slice(offset, offset + query.pageSize).map((candidate) => row(presenter, candidate)) };
  };
  if (query.kind === 'athletes') return cut(candidates.athletes, personRow);
  if (query.kind === 'teams') return cut(candidates.teams, teamRow);
  return cut(candidates.delegations, delegationRow);
}

/** Stable sort: equal entries stay in alphabetical order, the order of the candidates. */
function sorted<One extends Candidate>(
  snapshot: Snapshot,
  found: One[],
  sort: ParticipantsQuery['sort'],
  delegations: readonly DelegationCandidate[],
): One[] {
  if (sort === 'organisation') {
    const places = new Map(delegations.map((delegation, index) => [delegation.organisation, index]));
    const place = (candidate: Candidate): number => places.get(candidate.organisation ?? '') ?? places.size;
    return found.sort((a, b) => place(a) - place(b));
  }
  if (sort === 'medals') {
    const medals = medalsByHolder(snapshot);
    const medalsFor = (candidate: Candidate): Medals => medals.get(candidate.id) ?? noMedals;
    return found.sort((a, b) => compareMedals(medalsFor(a), medalsFor(b)));
  }
  return found;
}

export function personRow(
  presenter: Presenter,
  { person, name }: Pick<PersonCandidate, 'person' | 'name'>,
): ParticipantRow {
  return {
    id: person.id,
    kind: 'athletes',
    name,
    organisation: presenter.organisation(person.organisation),
    gender: person.published.gender,
    nationality: foreignNationality(presenter, person.id),
    bib: person.bib ?? null,
    disciplines: person.disciplines.map((code) => presenter.discipline(code)),
    events: person.events.map((id) => presenter.event(id)),
    members: null,
    entryMethods: entryMethods(presenter, person.events, person.id),
    medals: medalsByHolder(presenter.snapshot).get(person.id) ?? noMedals,
  };
}

export function teamRow(presenter: Presenter, { team, name }: Pick<TeamCandidate, 'team' | 'name'>): ParticipantRow {
  const { gender } = team;
  return {
    id: team.id,
    kind: 'teams',
    name,
    organisation: presenter.organisation(team.organisation),
    gender: gender === 'M' || gender === 'W' || gender === 'X' || gender === 'O' ? gender : null,
    bib: null,
    disciplines: team.disciplineCode ? [presenter.discipline(team.disciplineCode)] : [],
    events: team.eventId ? [presenter.event(team.eventId)] : [],
    members: team.members.length,
    entryMethods: entryMethods(presenter, team.eventId ? [team.eventId] : [], team.id),
    medals: medalsByHolder(presenter.snapshot).get(team.id) ?? noMedals,
  };
}

function delegationRow(presenter: Presenter, candidate: DelegationCandidate): ParticipantRow {
  return {
    id: candidate.organisation,
    kind: 'delegations',
    name: candidate.name,
    organisation: presenter.organisation(candidate.organisation),
    gender: null,
    bib: null,
    disciplines: candidate.disciplines.map((code) => presenter.discipline(code)),
    events: [],
    members: candidate.athletes,
    medals: medalsByHolder(presenter.snapshot).get(candidate.id) ?? noMedals,
  };
}
