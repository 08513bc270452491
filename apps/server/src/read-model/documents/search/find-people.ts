import type { SearchAnswer } from '@podium/contract';
import { foldedText } from '@podium/games';
import { ofParticipant, unitsWith } from '../../program/competing.ts';
import type { Presenter } from '../../program/presenter.ts';
import { findToCome } from '../../program/to-come.ts';
import { isUpcoming, isCompetition, isLive, isShown } from '../../program/unit-state.ts';
import type { UnitInfo } from '../../snapshot/unit-info.ts';
import { scheduleWith } from '../appearances.ts';
import { searchCandidates } from '../candidates.ts';
import type { PersonCandidate } from '../candidates.ts';
import { matchesQuery, matchWholeWords } from './query.ts';
import type { Query } from './query.ts';
import type { Findings } from './findings.ts';

type FoundPerson = SearchAnswer['people'][number];

/** Folded search text of a person beyond the name; candidates are cached until people or names change. */
const surroundings = new WeakMap<PersonCandidate, string>();

/**
 * People by name, number, delegation, sports, events and days. First those whose family name is a word of the query,
 * then those found by name; within these, those with more whole words of the query, then those who compete today,
 * then alphabetically. A single word finds people by name only: `swimming` does not return all swimmers.
 */
export function findPeople(
  presenter: Presenter,
  query: Query,
  today: string | undefined,
): Findings<PersonCandidate, FoundPerson> {
  const { snapshot, language } = presenter;
  // In `women 200 m freestyle`, neither the distance nor a single letter is a bib or a name.
  const naming = query.isOneWord ? query.words : query.words.filter((word) => /\p{L}{2}/u.test(word));
  const isByName = ({ folded }: PersonCandidate): boolean => naming.some((word) => folded.includes(word));
  const isFound = (candidate: PersonCandidate): boolean =>
    matchesQuery(query, candidate.folded) ||
    (!query.isOneWord &&
      matchesQuery(query, candidate.folded + describeSurroundings(presenter, candidate), () =>
        unitDays(athleteUnits(presenter, candidate.id)),
      ));
  const people = query.words.length > 0 ? searchCandidates(snapshot, language).people.filter(isFound) : [];
  const ofToday = new Set(
    today === undefined ? [] : snapshot.units.of('day', today).flatMap((unit) => [...unit.entrants]),
  );
  const searchOrder = (candidate: PersonCandidate): number => {
    const family = foldedText(candidate.person.published.familyName ?? '');
    const byName = query.words.includes(family) ? 0 : isByName(candidate) ? 1 : 2;
    const partial =
      query.words.length - matchWholeWords(query, candidate.folded + describeSurroundings(presenter, candidate));
    return (byName * (query.words.length + 1) + partial) * 2 + (ofToday.has(candidate.id) ? 0 : 1);
  };
  const places = new Map(people.map((person) => [person, searchOrder(person)]));
  return {
    found: people.sort((a, b) => places.get(a)! - places.get(b)!),
    present: (candidate) => presentPerson(presenter, candidate, isByName(candidate)),
  };
}

function describeSurroundings(presenter: Presenter, candidate: PersonCandidate): string {
  let text = surroundings.get(candidate);
  if (text === undefined) {
    const { organisation: code, disciplines, events } = candidate.person;
    const names = [
      code ?? '',
      presenter.organisation(code)?.name ?? '',
      ...disciplines.map((discipline) => presenter.discipline(discipline).name),
      ...events.map((event) => presenter.event(event).name),
    ];
    text = foldedText(names.join(' '));
    surroundings.set(candidate, text);
  }
  return text;
}

function athleteUnits({ snapshot }: Presenter, id: string): UnitInfo[] {
  return unitsWith(snapshot, ofParticipant(snapshot, id)).filter((unit) => isShown(unit) && isCompetition(unit));
}

const unitDays = (units: readonly UnitInfo[]): string[] => units.map(({ day }) => day);

function presentPerson(presenter: Presenter, { id, name, person }: PersonCandidate, isByName: boolean): FoundPerson {
  const organisation = presenter.organisation(person.organisation);
  const detail = [organisation?.name, ...person.disciplines.map((code) => presenter.discipline(code).name)]
    .filter(Boolean)
    .join(' · ');
  return { id, name, detail, organisation, isByName, next: nextAppearance(presenter, id) };
}

/** The live or next contest. Uses the snapshot alone, because every keystroke is a search. */
function nextAppearance(presenter: Presenter, id: string): FoundPerson['next'] {
  const { snapshot } = presenter;
  const units = athleteUnits(presenter, id).filter((unit) => isUpcoming(unit) || isLive(unit));
  const [next] = scheduleWith(presenter, units, findToCome(snapshot, id).tentative, 1);
  if (!next) return undefined;
  const { day, start, isStartHidden, event, name, tentative } = next;
  return { day, start, isStartHidden, name: event?.name ?? name, isFrom: tentative?.isRound || undefined };
}
