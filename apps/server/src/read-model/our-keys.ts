import { canonicalCode } from '@podium/disciplines';
import { disciplineKey, parseLiveKey, participantsKey } from '@podium/contract/live-keys';

const ofDiscipline = { discipline: disciplineKey, participants: participantsKey };

/**
 * The keys of a change with those of our disciplines beside the feed's, under which readers may still wait:
 * `discipline:crd` and `discipline:cyc`.
 */
export function withOurKeys(keys: readonly string[]): string[] {
  const all = new Set(keys);
  for (const key of keys) {
    const { kind, of } = parseLiveKey(key) ?? { of: '' };
    if (kind === 'discipline' || kind === 'participants') all.add(ofDiscipline[kind](canonicalCode(of.toUpperCase())));
  }
  return [...all];
}
