import { minuteMs } from '../clock.ts';
import type { GamesEvent, Slot, Unit } from '../model.ts';
import type { ScheduleChange } from './oddities.ts';

/** Times at which facts become known and are sent; all messages of a moment use these times. */
export interface Times {
  story: (unit: Unit) => ScheduleChange | undefined;
  actualStart: (unit: Unit) => number;
  actualEnd: (unit: Unit) => number;
  /** Time at which the contest resumed after its end had been reported; Infinity if it did not. */
  reopenedAt: (unit: Unit) => number;
  /** Time of the final end. */
  finalEnd: (unit: Unit) => number;
  /** The end as reported at an instant; undefined while the contest is open. */
  endKnownAt: (unit: Unit, at: number) => number | undefined;
  unofficialAt: (unit: Unit) => number;
  officialAt: (unit: Unit) => number;
  /** Time at which a ruling changed an official result. */
  rulingAt: (unit: Unit) => number;
  /** Time at which pools or the ranking round have filled the draw; -Infinity if it is drawn before the Games. */
  drawAt: (event: GamesEvent) => number;
  slotKnownAt: (unit: Unit, slot: Slot) => number;
  knownAt: (unit: Unit) => number;
  startListAt: (unit: Unit) => number;
  eventOverAt: (event: GamesEvent) => number;
}

export function createTimes(stories: ReadonlyMap<Unit, ScheduleChange>): Times {
  const publicationDelayMs = (unit: Unit) => 5000 + ((unit.start / minuteMs + unit.number * 7) % 9) * 4000;
  const stageBefore = new Map<Unit, readonly Unit[]>();
  const draws = new Map<GamesEvent, number>();
  const times: Times = {
    story: (unit) => stories.get(unit),
    actualStart: (unit) => unit.start + publicationDelayMs(unit),
    actualEnd: (unit) => (unit.isWalkOver ? unit.start + minuteMs : unit.end - 30_000),
    reopenedAt: (unit) => (unit.isReopened ? times.actualEnd(unit) + 3 * minuteMs : Infinity),
    finalEnd: (unit) => times.actualEnd(unit) + (unit.isReopened ? 7 * minuteMs : 0),
    endKnownAt: (unit, at) => {
      if (at >= times.finalEnd(unit)) return times.finalEnd(unit);
      return at >= times.actualEnd(unit) && at < times.reopenedAt(unit) ? times.actualEnd(unit) : undefined;
    },
    unofficialAt: (unit) => times.actualEnd(unit) + 20_000,
    officialAt: (unit) =>
      unit.isCancelled ? (stories.get(unit)?.changes[0]?.at ?? unit.start) : times.finalEnd(unit) + 150_000,
    rulingAt: (unit) => (unit.beforeRuling ? times.officialAt(unit) + 70 * minuteMs : Infinity),
    drawAt: (event) => {
      let draw = draws.get(event);
      if (draw === undefined) {
        const earlierUnits = event.phases
          .filter((phase) => phase.kind === 'pool' || phase.kind === 'rounds')
          .flatMap((phase) => phase.units);
        draw = earlierUnits.length === 0 ? -Infinity : Math.max(...earlierUnits.map(times.officialAt)) + 15_000;
        draws.set(event, draw);
      }
      return draw;
    },
    slotKnownAt: (unit, slot) => {
      if (unit.phase.kind === 'pool') return -Infinity;
      return slot.from ? times.officialAt(slot.from.unit) + 15_000 : times.drawAt(unit.event);
    },
    knownAt: (unit) => {
      if (unit.slots) return Math.max(...unit.slots.map((slot) => times.slotKnownAt(unit, slot)));
      if (!stageBefore.has(unit)) {
        const { stages } = unit.event;
        const index = stages.findIndex((stage) => stage.units.includes(unit));
        stageBefore.set(unit, stages[index - 1]?.units ?? []);
      }
      const earlierUnits = stageBefore.get(unit)!;
      return earlierUnits.length === 0 ? -Infinity : Math.max(...earlierUnits.map(times.officialAt)) + 15_000;
    },
    startListAt: (unit) =>
      Math.min(Math.max(times.knownAt(unit) + 30_000, unit.start - 45 * minuteMs), unit.start - 30_000),
    eventOverAt: (event) => Math.max(...event.stages.flatMap((stage) => stage.units.map(times.officialAt))),
  };
  return times;
}
