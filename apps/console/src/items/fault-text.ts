import type { DraftFault } from '@podium/contract';
import { useLanguage } from '../language/language-store.ts';
import { findText } from '../language/text.ts';

/**
 * @returns a fault as a sentence: in the language of the console if the server's message is one that it has a phrase for, else
 * in the server's own words
 */
export function useFaultText(): (fault: Pick<DraftFault, 'message'>) => string {
  const language = useLanguage();
  return ({ message }) => {
    const known = knownFaults.find(([pattern]) => pattern.test(message));
    return (known && findText(language, `items.fault.${known[1]}`)) ?? message;
  };
}

/** Beginnings of the sentences that the schema of content has for what organizers get wrong most. */
const knownFaults: readonly (readonly [RegExp, string])[] = [
  [/^(?:required|missing|invalid input: expected .*received undefined)/iu, 'required'],
  [/^fill in at least one language/iu, 'oneLanguage'],
  [/^must be one line/iu, 'oneLine'],
  [/^write a phone number/iu, 'phone'],
  [/^write an email address/iu, 'email'],
  [/^write an address that begins/iu, 'url'],
  [/^write a time of day/iu, 'clock'],
  [/^too (?:big|long)/iu, 'tooBig'],
  [/^too (?:small|short)/iu, 'tooSmall'],
];
