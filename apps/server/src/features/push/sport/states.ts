import type pg from 'pg';
import { isPlaceholder, isSettled } from '@podium/games';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';
import { findToCome } from '../../../read-model/program/to-come.ts';
import { isCompetition, isDone, isLive } from '../../../read-model/program/unit-state.ts';
import { veiledSnapshot } from '../../../read-model/program/veiled-snapshot.ts';
import type { PushSubject } from '../../push-topics.ts';
import { medalPair } from './decide.ts';
import type { UnitState } from './decide.ts';

export const newsLifeMs = 12 * 3_600_000;

export const unitTopic = (id: string): string => `unit:${id}`;

/** Returns whether devices are notified of a unit. Excludes parts of team matches, unscheduled units, stubs and trainings. */
export const isAnnounced = (unit: UnitInfo): boolean =>
  unit.parentId === undefined && unit.status !== 'UNSCHEDULED' && !unit.isStub && unit.type !== 'training';

const isFirm = ({ status }: UnitInfo): boolean => status === 'OFFICIAL' || status === 'UNOFFICIAL';

/** @param result outcomes of a unit with an unofficial or official result */
export function unitState(unit: UnitInfo, result?: Readonly<Record<string, string>>): UnitState {
  const { startAt, estimatedStartAt, isStartHidden, actualStartAt, actualEndAt } = unit;
  const phase = unitPhase(unit);
  const hasTime = phase !== 'postponed' && !isStartHidden;
  return {
    phase,
    startAt: hasTime ? startAt : undefined,
    result: isFirm(unit) ? result : undefined,
    heldAt: actualEndAt ?? actualStartAt ?? estimatedStartAt ?? startAt,
  };
}

/** The state used for reminders: the estimated start while earlier contests on the field of play are delayed. */
export const reminderState = (unit: UnitInfo): UnitState => {
  const state = unitState(unit);
  return state.startAt === undefined ? state : { ...state, startAt: unit.estimatedStartAt ?? state.startAt };
};

function unitPhase(unit: UnitInfo): UnitState['phase'] {
  if (isDone(unit)) return 'done';
  if (isLive(unit)) return 'live';
  if (unit.status === 'CANCELLED') return 'canceled';
  return unit.status === 'POSTPONED' ? 'postponed' : 'coming';
}

interface OutcomeRow {
  ref: string;
  competitor: string;
  rank: string | null;
  irm: string | null;
  wlt: string | null;
  result: string | null;
}

/** Outcomes by unit and competitor, for units with an unofficial or official result. */
export async function readOutcomes(
  client: pg.ClientBase,
  partition: number,
  units: readonly UnitInfo[],
): Promise<Map<string, Record<string, string>>> {
  const firm = new Map(units.filter(isFirm).map((unit) => [unit.id, unit]));
  if (firm.size === 0) return new Map();
  const { rows } = await client.query<OutcomeRow>(
    `select ref, competitor_id as competitor, rank, irm, wlt, result
       from sport.result_lines
       join (select distinct on (ref) owner, ref from sport.result_sets
             where partition = $1 and level = 'unit' and ref = any($2::text[]) order by ref, source desc, stamp desc, owner) as shown
       using (owner, ref)
     where partition = $1 and level = 'unit'`,
    [partition, [...firm.keys()]],
  );
  const outcomes = new Map<string, Record<string, string>>();
  for (const { ref, competitor, rank, irm, wlt, result } of rows) {
    if (isPlaceholder(competitor)) continue;
    const outcome = outcomes.get(ref) ?? {};
    outcomes.set(ref, outcome);
    // A race's mark may be re-read without changing the outcome; a match's score is the outcome.
    const score = firm.get(ref)!.isHeadToHead ? (result ?? '') : '';
    outcome[competitor] = [rank ?? '', irm ?? '', wlt ?? '', score].join('|');
  }
  return outcomes;
}

/** Confirmed medals of an event, as `competitor medal`. */
export function eventMedals({ awards }: Program, eventId: string): string[] {
  return (awards.byEvent.get(eventId) ?? [])
    .filter((award) => isSettled(award) && !award.isNotAwarded)
    .map(medalPair)
    .sort();
}

/** Follows affected by a unit, most specific first: the unit, its competitors, their delegations, its sport. */
function unitSubjects(program: Program, unit: UnitInfo): PushSubject[] {
  const assigned = new Set(
    [
      ...unit.entrants,
      ...unit.starts.flatMap(({ competitor, members = [] }) => [competitor, ...members.map(({ id }) => id)]),
    ].filter((id) => !isPlaceholder(id)),
  );
  const expected = assigned.size === 0 && isCompetition(unit) && !unit.isFieldHidden ? expectedIn(program, unit) : [];
  const organisations = [...unit.organisations, ...unit.starts.flatMap(({ organisation }) => organisation ?? [])];
  return subjectsByKind(program, {
    units: [unit.id],
    competitors: [...assigned, ...expected],
    organisations,
    disciplineCode: unit.disciplineCode,
  });
}

/** Follows affected by a unit; those of devices that hide results leave out who qualified for it. */
export function unitAudience(program: Program, unit: UnitInfo): { open: PushSubject[]; veiled: PushSubject[] } {
  const veiledUnit = veiledSnapshot(program).units.get(unit.id) ?? unit;
  return { open: unitSubjects(program, unit), veiled: unitSubjects(program, veiledUnit) };
}

/** People and teams with an entry that guarantees a place in the unit, before a start list exists. */
function expectedIn(program: Program, unit: UnitInfo): string[] {
  const { persons, teams } = program.people;
  const { eventId } = unit;
  if (eventId === undefined) return [];
  const entered = [
    ...[...persons.values()].filter(({ events }) => events.includes(eventId)),
    ...[...teams.values()].filter((team) => team.eventId === eventId),
  ];
  return entered
    .map(({ id }) => id)
    .filter((id) => findToCome(program, id).tentative.some((tentative) => tentative.unit.id === unit.id));
}

/** Follows affected by some medals of an event. @param medals `competitor medal` */
export function medalSubjects(program: Program, eventId: string, medals: readonly string[]): PushSubject[] {
  const won = (program.awards.byEvent.get(eventId) ?? []).filter((award) => medals.includes(medalPair(award)));
  return subjectsByKind(program, {
    units: [],
    competitors: won.flatMap(({ competitorId, members }) => [competitorId, ...members.map(({ id }) => id)]),
    organisations: won.flatMap(({ organisation }) => organisation ?? []),
    disciplineCode: program.reference.events.get(eventId)?.disciplineCode ?? won[0]?.disciplineCode,
  });
}

function subjectsByKind(
  { people }: Program,
  concerned: { units: string[]; competitors: string[]; organisations: string[]; disciplineCode?: string },
): PushSubject[] {
  const teams = concerned.competitors.filter((id) => people.teams.has(id));
  const members = teams.flatMap((id) => people.teams.get(id)!.members.map((member) => member.id));
  const athletes = [...concerned.competitors.filter((id) => !people.teams.has(id)), ...members];
  const organisations = [
    ...concerned.organisations,
    ...athletes.flatMap((id) => people.persons.get(id)?.organisation ?? []),
    ...teams.flatMap((id) => people.teams.get(id)?.organisation ?? []),
  ];
  const subjects = (kind: PushSubject['kind'], ids: readonly string[]): PushSubject[] =>
    [...new Set(ids)].map((id) => ({ kind, id }));
  return [
    ...subjects('athlete', athletes),
    ...subjects('team', teams),
    ...subjects('unit', concerned.units),
    ...subjects('delegation', organisations),
    ...subjects('discipline', concerned.disciplineCode ? [concerned.disciplineCode.toLowerCase()] : []),
  ];
}
