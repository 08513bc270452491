import { keysByCode } from './keys.gen.ts';

const keys: ReadonlyMap<string, string> = new Map(Object.entries(keysByCode));

/** The folder of a sport, by one of our codes, an address or one of the feed's: `GTR` is in `tra`; unknown ones are generic. */
export function keyOf(code: string | null | undefined): string {
  return keys.get(code?.toUpperCase() ?? '') ?? 'generic';
}

/** The key of an address as it is ours: `crd` is `cyc`; one that is in no folder, or in capitals, stays as it is. */
export function ourKey(key: string): string {
  const own = keyOf(key);
  return own === 'generic' || key !== key.toLowerCase() ? key : own;
}
