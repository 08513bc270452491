import { canonicalCode } from '@podium/disciplines';
import { disciplineKey, parseLiveKey, participantsKey } from '@podium/contract/live-keys';

const ofDiscipline = { discipline: disciplineKey, participants: participantsKey };

/**
 * Adds the keys of our disciplines to those of the feed: `discipline:cyc` for `discipline:crd`. Readers may wait for
 * either.
 */
export function withOurKeys(keys: readonly string[]): string[] {
  const all = new Set(keys);
  for (const key of keys) {
    const { kind, of } = parseLiveKey(key) ?? { of: '' };
    if (kind === 'discipline' || kind === 'participants') all.add(ofDiscipline[kind](canonicalCode(of.toUpperCase())));
  }
  return [...all];
}
