import { canonicalCode } from '@podium/disciplines';
import { compareEvents } from '@podium/games';
import type { Snapshot } from '../snapshot/snapshot.ts';

const last = 9999;

/**
 * Sorts events by sport, by the feed's branch of the sport, and in the order that the feed or the organizers give. Events
 * without one follow by distance or class, sex and age.
 */
export function eventOrder({ reference }: Pick<Snapshot, 'reference'>): (a: string, b: string) => number {
  const sortKey = (id: string): readonly [number, number, number, number] => {
    const event = reference.events.get(id);
    const feedCode = event?.feedCode ?? id.slice(0, 3);
    return [
      reference.disciplines.get(event?.disciplineCode ?? canonicalCode(feedCode))?.order ?? last,
      reference.branches.get(feedCode)?.order ?? 0,
      event?.givenOrder ?? last,
      event?.order ?? last,
    ];
  };
  return (a, b) => {
    const [here, there] = [sortKey(a), sortKey(b)];
    return (
      here[0] - there[0] ||
      here[1] - there[1] ||
      here[2] - there[2] ||
      compareEvents(a, b) ||
      here[3] - there[3] ||
      (a < b ? -1 : 1)
    );
  };
}
