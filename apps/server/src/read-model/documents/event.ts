import type { DisciplineEventsAnswer, EventAnswer } from '@podium/contract';
import { canonicalCode } from '@podium/disciplines';
import { rscToId } from '@podium/games';
import { hasStatistics } from '../queries/body-rows.ts';
import { readBrackets, readEventLists, readLists, readRecords } from '../queries/discipline-rows.ts';
import type { ListHead } from '../queries/discipline-rows.ts';
import { readSeeds } from '../queries/participant-rows.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Build, BuildContext } from './document.ts';
import { drawnBrackets } from './drawn-brackets.ts';
import { presentMedallist } from './medals.ts';
import { disciplineKeys } from './of-discipline.ts';
import { eventOrder } from '../program/event-order.ts';
import { findUnits } from '../program/find-units.ts';
import { Presenter } from '../program/presenter.ts';
import { presentRecord } from './records.ts';
import { presentBrackets, presentPools, presentRankings, presentStanding } from './standings.ts';
import { isCompetition, isDone, newestStamp } from '../program/unit-state.ts';

/** Events of a discipline in order, including events that only a unit names. */
export function disciplineEventIds(snapshot: Snapshot, code: string, units: readonly UnitInfo[]): string[] {
  const ids = new Set(units.flatMap((unit) => (unit.eventId ? [unit.eventId] : [])));
  for (const event of snapshot.reference.events.values()) if (event.disciplineCode === code) ids.add(event.id);
  return [...ids].sort(eventOrder(snapshot));
}

/**
 * Summary of an event for lists.
 * @param units its competition units
 */
export function eventHead(
  presenter: Presenter,
  id: string,
  units: readonly UnitInfo[],
): Omit<DisciplineEventsAnswer['items'][number], 'phases' | 'winners'> {
  return {
    ...presenter.event(id, units[0]?.names['event']),
    kind: presenter.snapshot.reference.events.get(id)?.kind ?? null,
    unitsTotal: units.length,
    unitsDone: units.filter(isDone).length,
  };
}

/** Phases with their units, ordered by start. */
export function presentPhases(presenter: Presenter, units: readonly UnitInfo[]): EventAnswer['phases'] {
  const phases = Map.groupBy(units, (unit) => unit.phaseId ?? '');
  return [...phases].map(([id, list]) => ({
    ...(presenter.phase(id) ?? { id, name: '' }),
    units: list.map((unit) => presenter.item(unit)),
  }));
}

/** An event with all its data. Accepts an id or an RSC. */
export const buildEvent: Build<{ id: string }> = async (context, { id: asked }) => {
  const { snapshot, language, pool } = context;
  const id = asked.length === 34 ? rscToId(asked) : asked;
  const listed = await readEventLists(pool, snapshot.partition, id);
  const listedIn = listed[0]?.discipline_code;
  const code = eventDiscipline(snapshot, id) ?? (listedIn && canonicalCode(listedIn));
  if (!code) return undefined;
  const presenter = new Presenter(snapshot, language);
  const units = findUnits(snapshot, code).filter((unit) => unit.eventId === id && isCompetition(unit));
  const [brackets, pools, rankings, totals, records, isCounted] = await Promise.all([
    readBrackets(pool, snapshot.partition, code, id),
    readLists(pool, snapshot.partition, { level: 'pool', code, event: id }),
    readLists(pool, snapshot.partition, { level: 'event', code, event: id }),
    readLists(pool, snapshot.partition, { level: 'event', kind: 'cumulative', code, event: id }),
    readRecords(pool, snapshot.partition, code, id),
    hasStatistics(pool, snapshot.partition, id),
  ]);
  const awards = (snapshot.awards.byEvent.get(id) ?? []).filter((award) => !award.isNotAwarded);
  const sets = [...pools, ...rankings, ...totals].map((list) => list.set);
  const [ranking = null] = await presentRankings(context, presenter, rankings.slice(0, 1));
  const corrections = (snapshot.awards.corrections.get(id) ?? []).map(({ stamp, note = '', noteLanguage }) => ({
    at: presenter.asOf(stamp)!,
    note: presenter.written(note),
    noteLanguage,
  }));
  const body: EventAnswer = {
    ...eventHead(presenter, id, units),
    discipline: presenter.discipline(code),
    phases: withStandings(presenter, presentPhases(presenter, units), listed),
    brackets:
      brackets.length > 0
        ? brackets.flatMap((row) => presentBrackets(presenter, row))
        : await readDraw(context, presenter, id),
    pools: await presentPools(context, presenter, pools),
    ranking,
    total: totals[0] && presentStanding(presenter, totals[0]),
    medallists: awards.map((award) => presentMedallist(presenter, award)),
    corrections: corrections.length > 0 ? corrections.toReversed() : undefined,
    records: records.filter((row) => row.is_current && row.result !== null).map((row) => presentRecord(presenter, row)),
    hasStatistics: isCounted || undefined,
    asOf: presenter.asOf(newestStamp([...units, ...brackets, ...sets, ...awards])),
  };
  return { body, keys: disciplineKeys(code) };
};

/** Bracket of a draw. Includes units without a start time. */
async function readDraw(
  { pool, snapshot }: BuildContext,
  presenter: Presenter,
  event: string,
): Promise<EventAnswer['brackets']> {
  const units = snapshot.units.of('event', event).filter((unit) => unit.bracket && isCompetition(unit));
  const seeds = await readSeeds(pool, snapshot.partition, units.length > 0 ? [event] : []);
  return drawnBrackets(presenter, units, seeds.get(event) ?? new Map());
}

/** Marks the phases that have a list over all their units, and adds phases known only from such a list. */
function withStandings(
  presenter: Presenter,
  phases: EventAnswer['phases'],
  lists: readonly ListHead[],
): EventAnswer['phases'] {
  const labelByPhase = new Map(
    lists.filter(({ level }) => level === 'phase').map(({ ref, names }) => [ref, names['unit']]),
  );
  const phaseIds = new Set(phases.map(({ id }) => id));
  return [
    ...phases.map((phase) => (labelByPhase.has(phase.id) ? { ...phase, hasStanding: true } : phase)),
    ...[...labelByPhase]
      .filter(([id]) => !phaseIds.has(id))
      .map(([id, name]) => ({ ...presenter.phaseOf(id, name), units: [], hasStanding: true })),
  ];
}

/** The discipline of an event; undefined if structure, schedule and awards do not name the event. */
export function eventDiscipline(snapshot: Snapshot, id: string): string | undefined {
  const known =
    snapshot.reference.events.get(id)?.disciplineCode ?? snapshot.awards.byEvent.get(id)?.[0]?.disciplineCode;
  if (known) return known;
  return snapshot.units.of('event', id)[0]?.disciplineCode;
}

/** The feed's discipline code of an event, which defines what its codes mean. */
export function eventFeedCode(snapshot: Snapshot, id: string): string | undefined {
  return snapshot.reference.events.get(id)?.feedCode ?? snapshot.units.of('event', id)[0]?.feedCode;
}
