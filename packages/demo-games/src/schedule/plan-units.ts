import type { Calendar } from '../clock.ts';
import { minuteMs } from '../clock.ts';
import { dayCount } from '../clock.ts';
import type { DisciplinePlan } from '../disciplines/kit.ts';
import type { GamesEvent, Unit } from '../model.ts';

export interface DisciplineEvents {
  plan: DisciplinePlan;
  events: readonly GamesEvent[];
}

interface WaitingStage {
  event: GamesEvent;
  plan: DisciplinePlan;
  stage: number;
  ready: number;
}

/**
 * Assigns a field and a time to each unit: stage by stage, always the one that can begin first, on the field that is
 * free first. No field has two units at once, and a stage begins only after the one it waits for.
 */
export function planUnits(disciplines: readonly DisciplineEvents[], calendar: Calendar): void {
  const freeAt = new Map<string, number>();
  const waiting = disciplines.flatMap(({ plan, events }) =>
    events.map((event): WaitingStage => ({ event, plan, stage: 0, ready: readyAt(event, 0, 0, calendar) })),
  );
  const open = new Set(waiting.filter(({ event }) => event.stages.length > 0));
  while (open.size > 0) {
    let next: WaitingStage | undefined;
    for (const stage of open) if (!next || stage.ready < next.ready) next = stage;
    const { event, plan, stage, ready } = next!;
    let end = ready;
    for (const unit of event.stages[stage]!.units) {
      placeUnit(unit, plan, ready, freeAt, calendar);
      end = Math.max(end, unit.end);
    }
    next!.stage += 1;
    if (event.stages[next!.stage]) next!.ready = readyAt(event, next!.stage, end, calendar);
    else open.delete(next!);
  }
}

function readyAt(event: GamesEvent, stage: number, previousEnd: number, calendar: Calendar): number {
  const { day, minute, gap } = event.stages[stage]!;
  return Math.max(calendar.at(event.firstDay + day, minute), previousEnd === 0 ? 0 : previousEnd + gap * minuteMs);
}

function placeUnit(
  unit: Unit,
  plan: DisciplinePlan,
  ready: number,
  freeAt: Map<string, number>,
  calendar: Calendar,
): void {
  let best: { field: string; start: number } | undefined;
  for (const field of unit.fields) {
    const start = firstFittingStart(Math.max(ready, freeAt.get(field) ?? 0), unit.minutes, plan, calendar);
    if (!best || start < best.start) best = { field, start };
  }
  unit.field = best!.field;
  unit.start = best!.start;
  unit.end = best!.start + unit.minutes * minuteMs;
  freeAt.set(best!.field, unit.end);
}

/** The earliest start from a time on at which the unit fits into one of the sport's windows. */
function firstFittingStart(from: number, minutes: number, plan: DisciplinePlan, calendar: Calendar): number {
  for (let day = Math.max(1, calendar.dayNumber(from)); day <= dayCount; day += 1) {
    for (const [first, last] of plan.windows) {
      const start = Math.max(from, calendar.at(day, first));
      if (start + minutes * minuteMs <= calendar.at(day, last)) return start;
    }
  }
  throw new RangeError(`${plan.code} has no room for ${minutes} minutes after ${new Date(from).toISOString()}`);
}
