import { disciplineFor } from '@podium/disciplines';
import { inLanes } from '@podium/disciplines/reading';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Competitors } from '../program/competing.ts';
import type { Presenter } from '../program/presenter.ts';
import type { TentativeUnit } from '../program/to-come.ts';
import { isUpcoming } from '../program/unit-state.ts';
import { readOwnLines } from '../queries/own-lines.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { BuildContext } from './document.ts';

export type Entrants = NonNullable<ScheduleItemAnswer['entrants']>;

interface Wanted {
  units: readonly UnitInfo[];
  tentative: readonly TentativeUnit[];
  competitors: Competitors;
}

/** Larger teams are listed without members, because the row already names the team. */
const MAX_MEMBERS = 4;

/**
 * Lists which of the given competitors start in each upcoming contest: from start lists, with bib and lane, or from the
 * entries. Head-to-head contests are left out once both sides are known, because their rows already name them.
 */
export async function readEntrants(
  { snapshot, pool }: BuildContext,
  presenter: Presenter,
  { units, tentative, competitors }: Wanted,
): Promise<ReadonlyMap<string, Entrants>> {
  const listed = units.filter((unit) => isUpcoming(unit) && !unit.isHeadToHead);
  const lines = await readOwnLines(
    pool,
    snapshot.partition,
    listed.map(({ id }) => id),
    competitors,
  );
  const entrantsByUnit = new Map<string, Entrants>();
  for (const unit of listed) {
    const { rules } = snapshot.reference.events.get(unit.eventId ?? '') ?? {};
    const hasLanes = inLanes(disciplineFor(unit.disciplineCode), unit.eventId, rules).startOrder === 'lane';
    const starts = (lines.get(unit.id) ?? []).map((line) => ({
      id: line.competitor_id ?? '',
      members: line.members?.map(({ id }) => id),
      bib: line.bib ?? undefined,
      order: line.start_order ?? undefined,
    }));
    const planned = unit.starts
      .filter(({ competitor }) => competitors.ids.has(competitor))
      .map(({ competitor: id, members, bib, startOrder: order }) => ({
        id,
        members: members?.map((member) => member.id),
        bib,
        order,
      }));
    const entrants = (starts.length > 0 ? starts : planned).flatMap(({ id, members, bib, order }) =>
      presentPeople(presenter, [id], members).map((person) => ({
        ...person,
        bib: bib ?? person.bib,
        lane: hasLanes ? order : undefined,
      })),
    );
    if (entrants.length > 0) entrantsByUnit.set(unit.id, entrants);
  }
  for (const { unit, ids } of tentative) {
    const entrants = presentPeople(
      presenter,
      [...ids].filter((id) => competitors.ids.has(id)),
    );
    if (!entrantsByUnit.has(unit.id) && entrants.length > 0) entrantsByUnit.set(unit.id, entrants);
  }
  return entrantsByUnit;
}

/** The given people and the members of small teams, without duplicates, sorted by name. */
function presentPeople(presenter: Presenter, ids: readonly string[], members: readonly string[] = []): Entrants {
  const { persons, teams } = presenter.snapshot.people;
  const inTeams = ids.flatMap((id) => teams.get(id) ?? []);
  const inLarge = new Set(
    inTeams.filter((team) => team.members.length > MAX_MEMBERS).flatMap((team) => team.members.map(({ id }) => id)),
  );
  const allIds = [...ids, ...members, ...inTeams.flatMap((team) => team.members.map(({ id }) => id))];
  return [...new Set(allIds)]
    .flatMap((id) => persons.get(id) ?? [])
    .filter(({ id, role }) => role === 'athlete' && !inLarge.has(id))
    .map(({ id, bib }) => ({ id, name: presenter.personName(id), bib }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
