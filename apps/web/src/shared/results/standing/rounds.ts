import { withoutTitle } from '../../elements/item-state.ts';
import type { StandingAnswer, StandingLine } from '@podium/contract';

export interface RoundGroup {
  id: string;
  /** The round that decided these places; undefined for several rounds, or one without a name. */
  name?: string;
  /** The places of several rounds interleave (parallel groups): each line names its round. */
  isMixed: boolean;
  lines: StandingLine[];
}

/** A ranking split by deciding round: final, semifinals, heats. A pool or a single round is one part. */
export function roundGroups({ event, lines }: Pick<StandingAnswer, 'event' | 'lines'>): RoundGroup[] {
  const groups: { rounds: Set<string>; name: string; lines: StandingLine[] }[] = [];
  for (const line of lines) {
    const { id = '', name = '' } = line.round ?? {};
    const found = groups.findIndex(({ rounds }) => rounds.has(id));
    if (found === -1) {
      groups.push({ rounds: new Set([id]), name: withoutTitle(name, event.name), lines: [line] });
      continue;
    }
    // Lines between two lines of the same round belong to its part.
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
