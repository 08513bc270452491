import { fieldOfPlay } from './field-of-play.ts';
import type { UnitInfo } from './unit-info.ts';

/** What units are found by besides their id. */
const groupings = {
  day: (unit) => [unit.day],
  event: (unit) => (unit.eventId === undefined ? [] : [unit.eventId]),
  discipline: (unit) => (unit.disciplineCode === undefined ? [] : [unit.disciplineCode]),
  /** As the feed divides them: what one of its messages speaks of. */
  feedCode: (unit) => (unit.feedCode === undefined ? [] : [unit.feedCode]),
  /** Field of play and day. */
  field: (unit) => [fieldOfPlay(unit)].filter((field) => field !== undefined),
  /** The unit they are gathered under. */
  parent: (unit) => (unit.parentId === undefined ? [] : [unit.parentId]),
  /** People and teams that start or hold a line of the result, people of teams too. */
  entrant: (unit) => [
    ...unit.entrants,
    ...unit.starts.flatMap((start) => [start.competitor, ...(start.members ?? []).map((member) => member.id)]),
  ],
  /** Organisations as start list and lines name them. */
  organisation: (unit) => [...unit.organisations, ...unit.starts.flatMap((start) => start.organisation ?? [])],
} satisfies Record<string, (unit: UnitInfo) => readonly string[]>;

type Grouping = keyof typeof groupings;
const names = Object.keys(groupings) as Grouping[];

/** The units of the programme by id; those of a day, an event or a competitor are found without looking at the others. */
export class Units extends Map<string, UnitInfo> {
  readonly #groups = new Map<Grouping, Map<string, Set<UnitInfo>>>(names.map((name) => [name, new Map()]));

  /** One that is known keeps its place among the others. */
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

  /** Those of a day, an event and so on, in no order. */
  of(name: Grouping, value: string): UnitInfo[] {
    return [...(this.#groups.get(name)!.get(value) ?? [])];
  }
}
