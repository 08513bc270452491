import type { Progress, Unit } from '../model.ts';
import { resultBody } from '../messages/results.ts';
import { scheduleBody, statusSteps } from '../messages/schedule.ts';
import type { Item } from '../messages/schedule.ts';
import { disciplineRsc } from '../messages/envelope.ts';
import { rulingNote } from '../messages/protest.ts';
import { tell } from './teller.ts';
import type { Teller } from './teller.ts';

/** Says that rows of the programme have changed. */
export function tellUpdate(teller: Teller, discipline: string, items: Item[], at: number): void {
  tell<'schedule'>(teller, {
    at,
    head: { type: 'DT_SCHEDULE_UPDATE', code: disciplineRsc(discipline) },
    body: (when, all = items) => scheduleBody(all, teller.times, teller.sessions, when),
    more: { update: { discipline, items } },
  });
}

/** A unit from its first change of plan to its official result. */
export function tellUnit(teller: Teller, unit: Unit): void {
  const { times } = teller;
  const item: Item = { unit };
  for (const step of statusSteps(item, times)) tellUpdate(teller, unit.event.discipline, [item], step.at);
  if (unit.isCancelled || unit.isUnscheduled) return;
  for (const at of new Set((unit.slots ?? []).map((slot) => times.slotKnownAt(unit, slot)))) {
    if (Number.isFinite(at)) tellUpdate(teller, unit.event.discipline, [item], at + 2000);
  }
  tellResult(teller, unit, 'START_LIST', 'start', times.startListAt(unit));
  const start = times.actualStart(unit);
  const length = times.actualEnd(unit) - start;
  const breaks = new Set(unit.breaks);
  for (const step of new Set(unit.steps)) {
    const at = start + Math.round(step * length) + 2000;
    const isBreak = breaks.has(step);
    tellResult(teller, unit, isBreak ? 'INTERMEDIATE' : 'LIVE', step, at);
    if (unit.actions) tellActions(teller, unit, isBreak ? 'INTERMEDIATE' : 'LIVE', step, at + 1000);
  }
  tellResult(teller, unit, 'UNOFFICIAL', 'final', times.unofficialAt(unit));
  tellResult(teller, unit, 'OFFICIAL', 'final', times.officialAt(unit));
  if (unit.actions) {
    tellMaster(teller, unit, 'UNOFFICIAL', 1, times.unofficialAt(unit) + 1000);
    tellMaster(teller, unit, 'OFFICIAL', 1, times.officialAt(unit) + 1000);
  }
  if (unit.beforeRuling) {
    tellResult(teller, unit, 'PROTESTED', 'final', times.rulingAt(unit) - 49 * 60_000);
    tellResult(teller, unit, 'OFFICIAL', 'final', times.rulingAt(unit), rulingNote(unit));
  }
}

function tellResult(teller: Teller, unit: Unit, status: string, progress: Progress, at: number, note?: string): void {
  tell<'result'>(teller, {
    at,
    head: { type: 'DT_RESULT', code: unit.code, status },
    body: (when) => resultBody(unit, progress, teller.names, teller.times, when),
    notes: note === undefined ? undefined : [{ language: 'ENG', text: note }],
  });
}

/** The period that is on as a stream of its own; the whole match at its breaks. */
function tellActions(teller: Teller, unit: Unit, status: string, progress: number, at: number): void {
  const periods = unit.actions!(progress).map((action) => action.period);
  const period = periods.at(-1);
  if (period !== undefined) {
    tell<'actions'>(teller, {
      at,
      head: { type: 'DT_PLAY_BY_PLAY', code: unit.code, subtype: 'ACTION', subcode: period, status: 'LIVE' },
      body: () => actionsBody(unit, progress, period),
      more: { goneAt: teller.times.unofficialAt(unit) },
    });
  }
  if (status === 'INTERMEDIATE' || progress === 0) tellMaster(teller, unit, status, progress, at + 500);
}

function tellMaster(teller: Teller, unit: Unit, status: string, progress: number, at: number): void {
  tell<'actions'>(teller, {
    at,
    head: { type: 'DT_PLAY_BY_PLAY', code: unit.code, subtype: 'ACTION', status },
    body: () => actionsBody(unit, progress),
  });
}

function actionsBody(unit: Unit, progress: number, period?: string): ReturnType<typeof emptyActions> {
  const body = emptyActions(unit);
  body.actions = unit.actions!(progress).filter((action) => period === undefined || action.period === period);
  return body;
}

function emptyActions(unit: Unit): {
  kind: 'actions';
  info: { infos: [] };
  home: string;
  away: string;
  actions: ReturnType<NonNullable<Unit['actions']>>;
} {
  const [home, away] = unit.lines.map((line) => line.competitor.id) as [string, string];
  return { kind: 'actions', info: { infos: [] }, home, away, actions: [] };
}
