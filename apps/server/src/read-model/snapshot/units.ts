import { fieldOfPlay } from './field-of-play.ts';
import type { UnitInfo } from './unit-info.ts';

/** Indexes of units besides the id. */
const groupings = {
  day: (unit) => [unit.day],
  event: (unit) => (unit.eventId === undefined ? [] : [unit.eventId]),
  discipline: (unit) => (unit.disciplineCode === undefined ? [] : [unit.disciplineCode]),
  /** The feed's discipline, because one feed message covers one of these. */
  feedCode: (unit) => (unit.feedCode === undefined ? [] : [unit.feedCode]),
  /** Field of play and day. */
  field: (unit) => [fieldOfPlay(unit)].filter((field) => field !== undefined),
  parent: (unit) => (unit.parentId === undefined ? [] : [unit.parentId]),
  /** People and teams on the start list or in the result, including team members. */
  entrant: (unit) => [
    ...unit.entrants,
    ...unit.starts.flatMap((start) => [start.competitor, ...(start.members ?? []).map((member) => member.id)]),
  ],
  /** Organizations named by the start list and result lines. */
  organisation: (unit) => [...unit.organisations, ...unit.starts.flatMap((start) => start.organisation ?? [])],
} satisfies Record<string, (unit: UnitInfo) => readonly string[]>;

type Grouping = keyof typeof groupings;
const names = Object.keys(groupings) as Grouping[];

/** Units by id, with indexes for finding the units of a day, event or competitor without a scan. */
export class Units extends Map<string, UnitInfo> {
  readonly #groups = new Map<Grouping, Map<string, Set<UnitInfo>>>(names.map((name) => [name, new Map()]));

  /** A known unit keeps its position in the map. */
  override set(id: string, unit: UnitInfo): this {
    this.#leaveGroups(id);
    for (const name of names) {
      const groups = this.#groups.get(name)!;
      for (const value of groupings[name](unit)) {
        const group = groups.get(value);
        if (group) group.add(unit);
        else groups.set(value, new Set([unit]));
      }
    }
    return super.set(id, unit);
  }

  override delete(id: string): boolean {
    this.#leaveGroups(id);
    return super.delete(id);
  }

  #leaveGroups(id: string): void {
    const unit = this.get(id);
    if (!unit) return;
    for (const name of names) {
      const groups = this.#groups.get(name)!;
      for (const value of groupings[name](unit)) {
        const group = groups.get(value);
        if (group?.delete(unit) && group.size === 0) groups.delete(value);
      }
    }
  }

  override clear(): void {
    for (const groups of this.#groups.values()) groups.clear();
    super.clear();
  }

  /** Units of a day, an event and so on, in no particular order. */
  of(name: Grouping, value: string): UnitInfo[] {
    return [...(this.#groups.get(name)!.get(value) ?? [])];
  }
}
