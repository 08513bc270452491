import type { Person } from '../model.ts';
import type { World } from '../world.ts';

interface LateEntry {
  at: number;
  person: Person;
}

/** Athletes of athletics entered after the list of participants: one before today, one this afternoon. */
export function lateEntries({ calendar, events }: World): LateEntry[] {
  const times = [
    { firstDay: 7, at: calendar.at(6, 18 * 60) },
    { firstDay: 10, at: calendar.at(8, 16 * 60 + 5) },
  ];
  return times.flatMap(({ firstDay, at }) => {
    const candidates = events
      .filter((event) => event.discipline === 'ATH' && event.kind === 'individual' && event.firstDay >= firstDay)
      .toSorted((a, b) => a.firstDay - b.firstDay)
      .flatMap(({ competitors }) => competitors.toSorted((a, b) => a.strength - b.strength))
      .flatMap(({ members }) => members)
      .filter(({ entries }) => entries.length === 1);
    return candidates.slice(0, 1).map((person) => ({ at, person }));
  });
}
