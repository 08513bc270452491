import { loadDiscipline } from '@podium/disciplines/lazy';
import { disciplineKey } from '@podium/disciplines/keys';
import { loadMessages, sportBundles } from '../../shell/messages.ts';
import { readable } from '../../shell/readable.ts';
import type { LanguageTag } from '@podium/i18n';
import type { Discipline } from '@podium/games';

const loads = new Map<string, Promise<Discipline>>();

/**
 * Loads a sport's definition and its phrases in a language. Returns the same promise each time until a load fails; once
 * it is fulfilled, even the first render reads it.
 */
// oxlint-disable-next-line typescript/promise-function-async -- a render cannot wait for a new promise per caller
export function loadSport(language: LanguageTag, code: string | undefined): Promise<Discipline> {
  const name = `${language} ${disciplineKey(code)}`;
  const known = loads.get(name);
  if (known) return known;
  const load = readable(bring(language, code));
  loads.set(name, load);
  load.catch(() => loads.delete(name));
  return load;
}

async function bring(language: LanguageTag, code: string | undefined): Promise<Discipline> {
  const [discipline] = await Promise.all([loadDiscipline(code), loadMessages(language, sportBundles(code))]);
  return discipline;
}
