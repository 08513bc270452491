/**
 * How the feed's division of sports becomes ours, by the `feedCodes` of the folders. Rows keep what the feed says; it is
 * asked here when they are read.
 */
import { keyOf } from './keys.ts';
import { keysByCode } from './keys.gen.ts';

/** Our code for one of the feed's: `GTR` is `TRA`, `CRD` is a branch of `CYC`; one without a folder stays as it is. */
export function ourCode(feedCode: string): string {
  const key = keyOf(feedCode);
  return key === 'generic' ? feedCode : key.toUpperCase();
}

const feedCodes = Map.groupBy(Object.keys(keysByCode), ourCode);

/** All codes under which the feed may speak of a sport, ours first: `TRA` and `GTR`. */
export const feedCodesOf = (code: string): readonly string[] => feedCodes.get(code) ?? [code];
