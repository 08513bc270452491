import { states } from '../places/states.ts';
import type { Random } from '../random.ts';
import type { PeopleMaker } from './people-maker.ts';

/** Functions of officials by feed code; the code set has their names in six languages. */
const officialFunctions = ['REF', 'JU', 'TD', 'SCR'] as const;

/** Adds coaches of every delegation in its sports, and fifteen officials per sport of `plans`. */
export function addAdults(
  people: PeopleMaker,
  random: Random,
  { scale, plans }: { scale: number; plans: readonly { code: string }[] },
): void {
  const counts = new Map<string, number>();
  for (const { discipline, organisation } of people.people) {
    const key = `${discipline} ${organisation}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) {
    const [discipline, organisation] = key.split(' ') as [string, string];
    for (let coach = 0; coach < Math.ceil(count / 10); coach += 1)
      people.adult(discipline, 'coach', 'COACH', organisation);
  }
  const each = Math.max(3, Math.round(15 * scale));
  for (const { code } of plans) {
    for (let index = 0; index < each; index += 1) {
      const role = index === 0 ? 'TD' : random.pick(officialFunctions.filter((name) => name !== 'TD'));
      people.adult(code, 'official', role, random.pick(states).code);
    }
  }
}
