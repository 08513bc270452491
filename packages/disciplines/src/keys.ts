import { keysByCode } from './keys.gen.ts';

const keys: ReadonlyMap<string, string> = new Map(Object.entries(keysByCode));

/** The folder of a sport, by one of our codes, a key or a feed code: `GTR` is in `tra`. Unknown codes are generic. */
export function disciplineKey(code: string | null | undefined): string {
  return keys.get(code?.toUpperCase() ?? '') ?? 'generic';
}

/** Our key for a key in an address: `crd` is `cyc`; one without a folder, or in upper case, is returned unchanged. */
export function canonicalKey(key: string): string {
  const ownKey = disciplineKey(key);
  return ownKey === 'generic' || key !== key.toLowerCase() ? key : ownKey;
}
