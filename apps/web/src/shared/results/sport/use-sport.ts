import { use, useContext, useMemo } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { CodeNamesContext } from './code-names.ts';
import { loadSport } from './load-sport.ts';
import { sportTerms, shortSport } from './sport-terms.ts';
import type { Discipline } from '@podium/games';
import type { SportTerms } from './sport-terms.ts';

export interface Sport {
  discipline: Discipline;
  /** The sport's phrase, otherwise the generic one. */
  say: SportTerms;
  /** The short form for narrow column headers, if the sport has one. */
  short: SportTerms;
  /** The feed's own name of a code for which the sport has no word; undefined if not sent. */
  named: (code: string) => string | undefined;
}

/**
 * The record and terms of a sport. The page's loader loads both; a server-rendered page waits for them in the
 * browser.
 */
export function useSport(code: string | undefined): Sport {
  const t = useText();
  const { language } = usePage();
  const names = useContext(CodeNamesContext);
  const discipline = use(loadSport(language, code));
  return useMemo(
    () => ({
      discipline,
      say: sportTerms(t, discipline.key),
      short: shortSport(t, discipline.key),
      named: (code) => (names && Object.hasOwn(names, code) ? names[code] : undefined),
    }),
    [t, discipline, names],
  );
}
