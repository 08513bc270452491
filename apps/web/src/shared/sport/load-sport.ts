import { loadDiscipline } from '@podium/disciplines/lazy';
import { keyOf } from '@podium/disciplines/keys';
import { loadMessages, sportBundles } from '../messages.ts';
import type { LanguageTag } from '@podium/i18n';
import type { Discipline } from '@podium/games';

const loads = new Map<string, Promise<Discipline>>();
const loaded = new Map<string, Discipline>();

const nameOf = (language: LanguageTag, code: string | undefined): string => `${language} ${keyOf(code)}`;

/** The sport if `loadSport` has finished: a render can use it without waiting, the first one too. */
export const loadedSport = (language: LanguageTag, code: string | undefined): Discipline | undefined =>
  loaded.get(nameOf(language, code));

/** Brings how a sport is read, and its words in a language: the same promise each time, until one fails. */
// oxlint-disable-next-line typescript/promise-function-async -- a new promise for each caller could not be waited for in a render
export function loadSport(language: LanguageTag, code: string | undefined): Promise<Discipline> {
  const name = nameOf(language, code);
  const known = loads.get(name);
  if (known) return known;
  const load = bring(language, code);
  loads.set(name, load);
  load.then(
    (discipline) => loaded.set(name, discipline),
    () => loads.delete(name),
  );
  return load;
}

async function bring(language: LanguageTag, code: string | undefined): Promise<Discipline> {
  const [discipline] = await Promise.all([loadDiscipline(code), loadMessages(language, sportBundles(code))]);
  return discipline;
}
