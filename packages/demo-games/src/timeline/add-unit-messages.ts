import type { Progress, Unit } from '../model.ts';
import { resultBody } from '../messages/results.ts';
import { scheduleBody, statusSteps } from '../messages/schedule.ts';
import type { Item } from '../messages/schedule.ts';
import { playedFromMinute, todayNumber } from '../clock.ts';
import { disciplineRsc } from '../messages/envelope.ts';
import { rulingNote } from '../messages/protest.ts';
import { addMessage } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** Reports changed schedule items. */
export function addScheduleUpdate(timeline: Timeline, discipline: string, items: Item[], at: number): void {
  addMessage<'schedule'>(timeline, {
    at,
    head: { type: 'DT_SCHEDULE_UPDATE', code: disciplineRsc(discipline) },
    body: (atMs, all = items) => scheduleBody(all, timeline.times, timeline.sessions, atMs),
    more: { update: { discipline, items } },
  });
}

/** The first live result follows the start; the last one precedes the end, and must not contradict it. */
const firstAfterMs = 2000;
const lastBeforeMs = 6000;
/** Number of live results of a unit that finished before the demo starts playing. */
const maxReducedSteps = 12;

/** Every action of a unit that runs while the demo plays; for an earlier one its breaks and a few steps. */
function unitSteps({ world, times }: Timeline, unit: Unit): readonly number[] {
  if (times.actualEnd(unit) >= world.calendar.at(todayNumber, playedFromMinute)) return unit.steps;
  const breaks = new Set(unit.breaks);
  const stepInterval = Math.ceil(unit.steps.length / maxReducedSteps);
  return unit.steps.filter((step, index) => index % stepInterval === 0 || breaks.has(step));
}

/** Messages of a unit, from its first schedule change to its official result. */
export function addUnitMessages(timeline: Timeline, unit: Unit): void {
  const { times } = timeline;
  const item: Item = { unit };
  for (const step of statusSteps(item, times)) addScheduleUpdate(timeline, unit.event.discipline, [item], step.at);
  if (unit.isCancelled || unit.isUnscheduled) return;
  for (const at of new Set((unit.slots ?? []).map((slot) => times.slotKnownAt(unit, slot)))) {
    if (Number.isFinite(at)) addScheduleUpdate(timeline, unit.event.discipline, [item], at + 2000);
  }
  addResult(timeline, unit, { status: 'START_LIST', progress: 'start', at: times.startListAt(unit) });
  const start = times.actualStart(unit) + firstAfterMs;
  const length = times.actualEnd(unit) - lastBeforeMs - start;
  const breaks = new Set(unit.breaks);
  for (const step of unitSteps(timeline, unit)) {
    const at = start + Math.round(step * length);
    const isBreak = breaks.has(step);
    addResult(timeline, unit, { status: isBreak ? 'INTERMEDIATE' : 'LIVE', progress: step, at });
    addClock(timeline, unit, step, at + 100);
    if (unit.actions) addActions(timeline, unit, isBreak ? 'INTERMEDIATE' : 'LIVE', step, at + 300);
  }
  addResult(timeline, unit, { status: 'UNOFFICIAL', progress: 'final', at: times.unofficialAt(unit) });
  if (unit.isReopened) {
    // Without the last score, which is awarded again.
    addResult(timeline, unit, { status: 'LIVE', progress: unit.steps.at(-2) ?? 0, at: times.reopenedAt(unit) + 2000 });
    addResult(timeline, unit, { status: 'UNOFFICIAL', progress: 'final', at: times.finalEnd(unit) + 20_000 });
  }
  addResult(timeline, unit, {
    status: 'OFFICIAL',
    progress: 'final',
    at: times.officialAt(unit),
    isRetained: unit.beforeRuling !== undefined,
  });
  if (unit.actions) {
    addWholeMatch(timeline, unit, 'UNOFFICIAL', 1, times.unofficialAt(unit) + 1000);
    addWholeMatch(timeline, unit, 'OFFICIAL', 1, times.officialAt(unit) + 1000);
  }
  if (unit.beforeRuling) {
    addResult(timeline, unit, { status: 'PROTESTED', progress: 'final', at: times.rulingAt(unit) - 49 * 60_000 });
    addResult(timeline, unit, {
      status: 'OFFICIAL',
      progress: 'final',
      at: times.rulingAt(unit),
      note: rulingNote(unit),
    });
  }
}

interface SentResult {
  status: string;
  progress: Progress;
  at: number;
  note?: string;
  isRetained?: boolean;
}

function addResult(timeline: Timeline, unit: Unit, { status, progress, at, note, isRetained }: SentResult): void {
  addMessage<'result'>(timeline, {
    at,
    head: { type: 'DT_RESULT', code: unit.code, status },
    body: (atMs) => resultBody(unit, progress, timeline.names, timeline.times, atMs),
    notes: note === undefined ? undefined : [{ language: 'ENG', text: note }],
    more: { isRetained },
  });
}

function addClock(timeline: Timeline, unit: Unit, progress: number, at: number): void {
  const { clock } = unit;
  if (!clock) return;
  addMessage<'current'>(timeline, {
    at,
    head: { type: 'DT_CURRENT', code: unit.code },
    body: () => ({ kind: 'current', info: { infos: [] }, clock: clock(progress), results: [] }),
    more: { goneAt: timeline.times.unofficialAt(unit) },
  });
}

/** The current period as a separate stream; the whole match at its breaks. */
function addActions(timeline: Timeline, unit: Unit, status: string, progress: number, at: number): void {
  const periods = unit.actions!(progress).map((action) => action.period);
  const period = periods.at(-1);
  if (period !== undefined) {
    addMessage<'actions'>(timeline, {
      at,
      head: { type: 'DT_PLAY_BY_PLAY', code: unit.code, subtype: 'ACTION', subcode: period, status: 'LIVE' },
      body: () => actionsBody(unit, progress, period),
      more: { goneAt: timeline.times.unofficialAt(unit) },
    });
  }
  if (status === 'INTERMEDIATE' || progress === 0) addWholeMatch(timeline, unit, status, progress, at + 100);
}

function addWholeMatch(timeline: Timeline, unit: Unit, status: string, progress: number, at: number): void {
  addMessage<'actions'>(timeline, {
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
