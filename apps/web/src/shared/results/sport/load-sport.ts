import { loadDiscipline } from '@podium/disciplines/lazy';
import { disciplineKey } from '@podium/disciplines/keys';
import { loadMessages, sportBundles } from '../../shell/messages.ts';
import type { LanguageTag } from '@podium/i18n';
import type { Discipline } from '@podium/games';

const loads = new Map<string, Promise<Discipline>>();
const loaded = new Map<string, Discipline>();

const nameOf = (language: LanguageTag, code: string | undefined): string => `${language} ${disciplineKey(code)}`;

/** The sport if `loadSport` has finished, so that even the first render can use it synchronously. */
export const loadedSport = (language: LanguageTag, code: string | undefined): Discipline | undefined =>
  loaded.get(nameOf(language, code));

/** Loads a sport's definition and its phrases in a language. Returns the same promise each time until a load fails. */
// oxlint-disable-next-line typescript/promise-function-async -- a render cannot wait for a new promise per caller
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
