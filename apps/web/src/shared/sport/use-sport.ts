import { loadDiscipline, loadedDiscipline } from '@podium/disciplines/lazy';
import { use } from 'react';
import { useText } from '../page-context.tsx';
import { saySport, shortSport } from './say-sport.ts';
import type { Discipline } from '@podium/games';
import type { SaySport } from './say-sport.ts';

export interface Sport {
  discipline: Discipline;
  /** A phrase of the sport, else the generic one. */
  say: SaySport;
  /** The same for the narrow head of a column, where the sport has one. */
  short: SaySport;
}

/** How a sport is read and what it calls things. Its folder comes with the page's loader; a page that was sent waits for it. */
export function useSport(code: string | undefined): Sport {
  const t = useText();
  const discipline = loadedDiscipline(code) ?? use(loadDiscipline(code));
  return { discipline, say: saySport(t, discipline.key), short: shortSport(t, discipline.key) };
}
