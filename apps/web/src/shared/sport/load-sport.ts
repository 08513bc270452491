import { loadDiscipline } from '@podium/disciplines/lazy';
import { keyOf } from '@podium/disciplines/keys';
import { loadMessages, sportBundles } from '../messages.ts';
import { told } from '../told.ts';
import type { LanguageTag } from '@podium/i18n';
import type { Discipline } from '@podium/games';
import type { Told } from '../told.ts';

const loads = new Map<string, Told<Discipline>>();

/** Brings how a sport is read, and its words in a language: the same promise each time, until one fails. */
// oxlint-disable-next-line typescript/promise-function-async -- a new promise for each caller could not be waited for in a render
export function loadSport(language: LanguageTag, code: string | undefined): Promise<Discipline> {
  const name = `${language} ${keyOf(code)}`;
  const known = loads.get(name);
  if (known) return known;
  const load = told(bring(language, code), () => loads.delete(name));
  loads.set(name, load);
  return load;
}

async function bring(language: LanguageTag, code: string | undefined): Promise<Discipline> {
  const [discipline] = await Promise.all([loadDiscipline(code), loadMessages(language, sportBundles(code))]);
  return discipline;
}
