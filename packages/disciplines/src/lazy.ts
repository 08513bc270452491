import type { Discipline } from '@podium/games';
import { discipline as generic } from './generic/main.ts';
import { disciplineKey } from './keys.ts';
import { loaders } from './lazy.gen.ts';

const sources: ReadonlyMap<string, () => Promise<{ discipline: Discipline }>> = new Map(Object.entries(loaders));
const loads = new Map<string, Promise<Discipline>>([['generic', Promise.resolve(generic)]]);

/** Loads a sport's folder, by one of our codes or a feed code. @throws if loading the chunk fails */
export async function loadDiscipline(code: string | null | undefined): Promise<Discipline> {
  const key = disciplineKey(code);
  let load = loads.get(key);
  if (!load) {
    load = importDiscipline(key);
    loads.set(key, load);
    // A failed load is retried.
    load.catch(() => loads.delete(key));
  }
  return load;
}

async function importDiscipline(key: string): Promise<Discipline> {
  const { discipline } = await sources.get(key)!();
  return discipline;
}
