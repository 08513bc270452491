/**
 * Maps the feed's sports to ours, using the `feedCodes` of the folders. Rows store the feed's code; it is mapped when
 * they are read.
 */
import { disciplineKey } from './keys.ts';
import { keysByCode } from './keys.gen.ts';

/**
 * Our code for a feed code: `GTR` is `TRA`, `CRD` is a branch of `CYC`; a code without a folder is returned
 * unchanged.
 */
export function canonicalCode(feedCode: string): string {
  const key = disciplineKey(feedCode);
  return key === 'generic' ? feedCode : key.toUpperCase();
}

const feedCodes = Map.groupBy(Object.keys(keysByCode), canonicalCode);

/** All codes that the feed may use for a sport, starting with ours: `TRA` and `GTR`. */
export const feedCodesFor = (code: string): readonly string[] => feedCodes.get(code) ?? [code];
