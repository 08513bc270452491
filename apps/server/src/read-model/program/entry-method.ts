import type { EntryMethod } from '@podium/contract';
import { entryMethodName } from '../../ground/phrases.ts';
import { entryKey } from '../snapshot/people.ts';
import type { Names } from './names.ts';

/** Code set of the methods that a Games folder names. */
const codeSet = 'ENTRY_METHOD';

/**
 * Method of entry: the way a person or team got into an event, such as a wild card or a qualifying tournament.
 *
 * The name is that of the Games for the code, otherwise ours, otherwise absent.
 *
 * @returns undefined if the entry does not say it
 */
export function entryMethod(names: Names, event: string, competitor: string): EntryMethod | undefined {
  const { people, reference } = names.snapshot;
  const code = people.entryMethods.get(entryKey(event, competitor));
  if (code === undefined) return undefined;
  const named = names.text(reference.labels.get(`${codeSet} ${code}`));
  return { code, name: named ?? entryMethodName(names.language, code) };
}

/** `entryMethod` for a place of a bracket, whose event or competitor may be unknown. */
export function placeMethod(
  names: Names,
  event: string | undefined,
  competitor: string | null,
): EntryMethod | undefined {
  return event === undefined || competitor === null ? undefined : entryMethod(names, event, competitor);
}

/** Methods of entry by event; undefined if no entry says it. */
export function entryMethods(
  names: Names,
  events: readonly string[],
  competitor: string,
): Record<string, EntryMethod> | undefined {
  const methods = events.flatMap((event) => {
    const method = entryMethod(names, event, competitor);
    return method ? [[event, method] as const] : [];
  });
  return methods.length > 0 ? Object.fromEntries(methods) : undefined;
}
