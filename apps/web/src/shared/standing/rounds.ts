import { withoutTitle } from '../item-state.ts';
import type { StandingAnswer, StandingLine } from '@podium/contract';

export interface RoundGroup {
  id: string;
  /** The round that decided these places; undefined for several rounds, or one without a name. */
  name?: string;
  /** The places of several rounds interleave (parallel groups): each line names its round. */
  isMixed: boolean;
  lines: StandingLine[];
}

/** A ranking in the parts that its rounds decided: final, semifinals, heats. A pool, and one round alone, is one part. */
export function roundGroups({ event, lines }: Pick<StandingAnswer, 'event' | 'lines'>): RoundGroup[] {
  const groups: { rounds: Set<string>; name: string; lines: StandingLine[] }[] = [];
  for (const line of lines) {
    const { id = '', name = '' } = line.round ?? {};
    const found = groups.findIndex(({ rounds }) => rounds.has(id));
    if (found === -1) {
      groups.push({ rounds: new Set([id]), name: withoutTitle(name, event.name), lines: [line] });
      continue;
    }
    // What stands between two lines of a round is one part with it.
    const between = groups.splice(found);
    groups.push({
      rounds: new Set(between.flatMap(({ rounds }) => [...rounds])),
      name: between[0]!.name,
      lines: [...between.flatMap((group) => group.lines), line],
    });
  }
  return groups.map(({ rounds, name, lines: own }) => {
    const isMixed = rounds.size > 1;
    return {
      id: [...rounds].join(' '),
      name: isMixed || groups.length === 1 ? undefined : name || undefined,
      isMixed,
      lines: own,
    };
  });
}
