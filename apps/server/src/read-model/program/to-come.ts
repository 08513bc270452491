/** Upcoming appearances of a person before a start list names them, as far as the schedule shows them. */
import { disciplineFor } from '@podium/disciplines';
import { entryState, nextAppearance } from '@podium/games';
import type { Awaited } from '@podium/contract';
import type { EntryState, EventProgram } from '@podium/games';
import { entryKey } from '../snapshot/people.ts';
import type { PersonInfo, TeamInfo } from '../snapshot/people.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { buildProgram } from './event-contests.ts';
import { isDone } from './unit-state.ts';

export interface TentativeUnit {
  unit: UnitInfo;
  awaits: Awaited;
  /** The unit represents the round that it begins. */
  isRound: boolean;
  /** The requested people and teams that may compete in it. */
  ids: ReadonlySet<string>;
}

export interface ToCome {
  /** One per round, in no particular order. */
  tentative: TentativeUnit[];
  /** The competitors may compete again, but it is unknown where. */
  isOpen: boolean;
  /** Upcoming contests of the events they are entered in; changes to these may change the answer. */
  ahead: UnitInfo[];
}

/** Upcoming items of a team, or of a person and the teams they play for. */
export function findToCome(snapshot: Snapshot, id: string): ToCome {
  return collect(snapshot, listEntries(snapshot, id));
}

/** Upcoming items of all people and teams of an organization, and of mixed teams with one of its people. */
export function toComeOfDelegation(snapshot: Snapshot, competitors: Iterable<string>): ToCome {
  return collect(
    snapshot,
    [...competitors].flatMap((id) => listEntries(snapshot, id)),
  );
}

interface Entry {
  event: string;
  ids: ReadonlySet<string>;
  state: EntryState;
}

function listEntries(snapshot: Snapshot, id: string): Entry[] {
  const { people } = snapshot;
  const team = people.teams.get(id);
  if (team) return eventsOfTeam(team).map((event) => toEntry(snapshot, event, [], [team]));
  const person = people.persons.get(id);
  if (person?.role !== 'athlete') return [];
  const teams = people.teamsOf.get(id) ?? [];
  const events = new Set([...person.events, ...teams.flatMap(eventsOfTeam)]);
  return [...events].map((event) =>
    toEntry(
      snapshot,
      event,
      [person],
      teams.filter((team) => eventsOfTeam(team).includes(event)),
    ),
  );
}

const eventsOfTeam = ({ eventId, registrations }: TeamInfo): string[] => [
  ...new Set([...(eventId === undefined ? [] : [eventId]), ...registrations.map(({ event }) => event)]),
];

/** A person's state in a team event is that of the team's entry. */
function toEntry(
  { people }: Snapshot,
  event: string,
  persons: readonly PersonInfo[],
  teams: readonly TeamInfo[],
): Entry {
  const entered = teams.length > 0 ? teams : persons;
  const states = entered.map(
    ({ id, registrations }) =>
      people.entryStates.get(entryKey(event, id)) ??
      entryState(registrations.find((registration) => registration.event === event)?.status),
  );
  return {
    event,
    ids: new Set([...persons, ...teams].map(({ id }) => id)),
    state: states.find((state) => state === 'active') ?? states[0] ?? 'active',
  };
}

function collect(snapshot: Snapshot, entries: readonly Entry[]): ToCome {
  const events = new Map<string, EventProgram>();
  const tentativeUnits = new Map<string, TentativeUnit>();
  const ahead: UnitInfo[] = [];
  let isOpen = false;
  for (const { event, ids, state } of entries) {
    let program = events.get(event);
    if (!program) {
      const now = buildProgram(snapshot, event);
      ({ program } = now);
      events.set(event, program);
      ahead.push(...now.units.filter((unit) => !isDone(unit)));
    }
    if (program.isFull) continue;
    const next = nextAppearance(program, {
      ids,
      isWithdrawn: state === 'withdrawn',
      isReserve: state === 'reserve',
    });
    if (next.kind === 'open') isOpen = true;
    if (next.kind !== 'tentative') continue;
    const unit = snapshot.units.get(next.unit)!;
    const isDrawn = program.contests.some(({ id, isDuel }) => id === unit.id && isDuel);
    const awaits = awaitedIn(unit, { ...next, isDrawn });
    tentativeUnits.set(unit.id, {
      unit,
      isRound: next.isRound,
      awaits,
      ids: new Set([...(tentativeUnits.get(unit.id)?.ids ?? []), ...ids]),
    });
  }
  return { tentative: [...tentativeUnits.values()], isOpen, ahead };
}

function awaitedIn(
  { disciplineCode }: UnitInfo,
  { awaits, isRound, isDrawn }: { awaits: 'start' | 'side'; isRound: boolean; isDrawn: boolean },
): Awaited {
  if (awaits === 'side') return 'opponent';
  if (isDrawn) return 'draw';
  if (disciplineFor(disciplineCode).startOrder !== 'lane') return 'startList';
  return isRound ? 'heat' : 'lane';
}
