import type { ParticipantRow, ParticipantsAnswer, ParticipantsQuery, ProfileAnswer } from '@podium/contract';
import { fold, foldedWords, matches } from '../fold.ts';
import { readCompetitorLines } from '../queries/participant-rows.ts';
import type { AwardInfo } from '../snapshot/awards.ts';
import type { PersonInfo, TeamInfo } from '../snapshot/people.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Build } from './document.ts';
import { presentMedallist } from './medals.ts';
import { Presenter, compareUnits, isDone, isShown, newestOf, pictureAddress } from './presenter.ts';

interface Medals {
  gold: number;
  silver: number;
  bronze: number;
  total: number;
}

const noMedals: Medals = { gold: 0, silver: 0, bronze: 0, total: 0 };

/** Official, counted medals of everybody who holds one: people (also as members), teams, organisations. */
function medalsByHolder(snapshot: Snapshot): Map<string, Medals> {
  const known = remembered.get(snapshot);
  if (known?.version === snapshot.version) return known.medals;
  const medals = new Map<string, Medals>();
  for (const award of [...snapshot.awards.byEvent.values()].flat()) {
    if (!award.isOfficial || award.isNotAwarded || snapshot.reference.events.get(award.eventId)?.isExhibition) continue;
    const holders = new Set([
      award.competitorId,
      ...award.members.map((member) => member.id),
      award.organisation ? `organisation:${award.organisation}` : '',
    ]);
    for (const holder of holders) {
      const count = medals.get(holder) ?? { ...noMedals };
      medals.set(holder, count);
      count[award.medal] += 1;
      count.total += 1;
    }
  }
  remembered.set(snapshot, { version: snapshot.version, medals });
  return medals;
}

const remembered = new WeakMap<Snapshot, { version: number; medals: Map<string, Medals> }>();

interface Candidate {
  row: () => ParticipantRow;
  sortKey: string;
  folded: string;
  disciplines: readonly string[];
  events: readonly string[];
  gender?: string;
  organisation?: string;
  medals: Medals;
}

/** Athletes, delegations or teams, filtered and paged. */
export const buildParticipants: Build<ParticipantsQuery> = ({ snapshot, language }, query) => {
  const presenter = new Presenter(snapshot, language);
  const words = foldedWords(query.query ?? '');
  const onDay = query.day ? competingOn(snapshot, query.day) : undefined;
  const found = candidates(presenter, query.kind)
    .filter((one) => words.length === 0 || matches(one.folded, words))
    .filter(
      (one) =>
        query.discipline === undefined || one.disciplines.some((code) => code.toLowerCase() === query.discipline),
    )
    .filter((one) => query.event === undefined || one.events.includes(query.event))
    .filter((one) => query.gender === undefined || one.gender === query.gender)
    .filter((one) => query.organisation === undefined || one.organisation === query.organisation)
    .filter((one) => query.medal === undefined || one.medals[query.medal] > 0)
    .filter((one) => onDay === undefined || one.events.some((event) => onDay.has(event)));
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  found.sort((one, other) => collator.compare(one.sortKey, other.sortKey));
  const from = (query.page - 1) * query.pageSize;
  const body: ParticipantsAnswer = {
    items: found.slice(from, from + query.pageSize).map((one) => one.row()),
    total: found.length,
    page: query.page,
    pageSize: query.pageSize,
    asOf: presenter.asOf(snapshot.stamp),
  };
  return { body, keys: ['games', 'participants', 'medals'], isTransient: words.length > 0 || query.page > 1 };
};

/** Events that have a unit on a day. */
function competingOn(snapshot: Snapshot, day: string): Set<string> {
  const events = new Set<string>();
  for (const unit of snapshot.units.values()) if (unit.day === day && unit.eventId) events.add(unit.eventId);
  return events;
}

function candidates(presenter: Presenter, kind: ParticipantsQuery['kind']): Candidate[] {
  const { people } = presenter.snapshot;
  if (kind === 'athletes')
    return [...people.persons.values()]
      .filter((person) => person.role === 'athlete')
      .map((person) => personCandidate(presenter, person));
  if (kind === 'teams') return [...people.teams.values()].map((team) => teamCandidate(presenter, team));
  return delegations(presenter);
}

function personCandidate(presenter: Presenter, person: PersonInfo): Candidate {
  const name = presenter.personName(person.id);
  const medals = medalsByHolder(presenter.snapshot).get(person.id) ?? noMedals;
  return {
    sortKey: name,
    folded: fold(`${name} ${person.bib ?? ''} ${person.organisation ?? ''}`),
    disciplines: person.disciplines,
    events: person.events,
    gender: person.published.gender ?? undefined,
    organisation: person.organisation,
    medals,
    row: () => ({
      id: person.id,
      kind: 'athletes',
      name,
      organisation: presenter.organisation(person.organisation),
      gender: person.published.gender,
      bib: person.bib ?? null,
      disciplines: person.disciplines.map((code) => presenter.discipline(code)),
      events: person.events.map((id) => presenter.event(id)),
      members: null,
      medals,
    }),
  };
}

function teamCandidate(presenter: Presenter, team: TeamInfo): Candidate {
  const name = presenter.teamName(team.id);
  const medals = medalsByHolder(presenter.snapshot).get(team.id) ?? noMedals;
  return {
    sortKey: name,
    folded: fold(`${name} ${team.organisation ?? ''}`),
    disciplines: team.disciplineCode ? [team.disciplineCode] : [],
    events: team.eventId ? [team.eventId] : [],
    gender: team.gender,
    organisation: team.organisation,
    medals,
    row: () => ({
      id: team.id,
      kind: 'teams',
      name,
      organisation: presenter.organisation(team.organisation),
      gender:
        team.gender === 'M' || team.gender === 'W' || team.gender === 'X' || team.gender === 'O' ? team.gender : null,
      bib: null,
      disciplines: team.disciplineCode ? [presenter.discipline(team.disciplineCode)] : [],
      events: team.eventId ? [presenter.event(team.eventId)] : [],
      members: team.members.length,
      medals,
    }),
  };
}

/** Organisations that sent somebody. */
function delegations(presenter: Presenter): Candidate[] {
  const members = new Map<string, PersonInfo[]>();
  for (const person of presenter.snapshot.people.persons.values()) {
    if (person.role !== 'athlete' || !person.organisation) continue;
    members.set(person.organisation, [...(members.get(person.organisation) ?? []), person]);
  }
  return [...members].map(([code, persons]) => {
    const organisation = presenter.organisation(code)!;
    const disciplines = [...new Set(persons.flatMap((person) => person.disciplines))].sort();
    const medals = medalsByHolder(presenter.snapshot).get(`organisation:${code}`) ?? noMedals;
    return {
      sortKey: organisation.name,
      folded: fold(`${organisation.name} ${code}`),
      disciplines,
      events: [...new Set(persons.flatMap((person) => person.events))],
      organisation: code,
      medals,
      row: (): ParticipantRow => ({
        id: code,
        kind: 'delegations',
        name: organisation.name,
        organisation,
        gender: null,
        bib: null,
        disciplines: disciplines.map((discipline) => presenter.discipline(discipline)),
        events: [],
        members: persons.length,
        medals,
      }),
    };
  });
}

/** A person's profile, cut to the publication level. */
export const buildProfile: Build<{ id: string }> = async ({ snapshot, language, pool }, { id }) => {
  const person = snapshot.people.persons.get(id);
  if (!person) return undefined;
  const presenter = new Presenter(snapshot, language);
  const teams = [...snapshot.people.teams.values()].filter((team) => team.members.some((member) => member.id === id));
  const competitors = [id, ...teams.map((team) => team.id)];
  const lines = await readCompetitorLines(pool, snapshot.partition, competitors);
  const units = [...snapshot.units.values()]
    .filter(
      (unit) =>
        isShown(unit) &&
        (lines.some((line) => line.ref === unit.id) ||
          unit.starts.some((start) => competitors.includes(start.competitor))),
    )
    .sort(compareUnits);
  const awards: AwardInfo[] = [...snapshot.awards.byEvent.values()]
    .flat()
    .filter(
      (award) => !award.isNotAwarded && (award.competitorId === id || award.members.some((member) => member.id === id)),
    );
  const { published } = person;
  const body: ProfileAnswer = {
    ...personCandidate(presenter, person).row(),
    level: published.level,
    role: person.role,
    ageGroup: published.ageGroup,
    birthDate: published.birthDate ?? undefined,
    height: published.height ?? undefined,
    weight: published.weight ?? undefined,
    institution: published.institution ?? undefined,
    nationality: published.nationality ?? undefined,
    photo: pictureAddress(published.photo) ?? undefined,
    teams: teams.map((team) => ({
      id: team.id,
      name: presenter.teamName(team.id),
      event: team.eventId ? presenter.event(team.eventId) : null,
    })),
    schedule: units.map((unit) => presenter.item(unit)),
    results: units.filter(isDone).flatMap((unit) => {
      const line = lines.find((one) => one.ref === unit.id);
      return line
        ? [
            {
              item: presenter.item(unit),
              rank: line.rank,
              result: line.result,
              irm: line.irm,
              qualification: line.qualification,
            },
          ]
        : [];
    }),
    awards: awards.map((award) => presentMedallist(presenter, award)),
    asOf: presenter.asOf(newestOf(units) || snapshot.stamp),
  };
  const disciplines = person.disciplines.flatMap((code) => [
    `discipline:${code.toLowerCase()}`,
    `participants:${code.toLowerCase()}`,
  ]);
  return { body, keys: ['games', 'medals', ...disciplines] };
};
