import { useEffect } from 'react';
import { fullTitle } from '../../shared/shell/head.ts';
import { useText } from '../../shared/shell/page-context.tsx';
import { useSport } from '../../shared/results/sport/use-sport.ts';
import { useGamesFacts } from '../../shared/shell/use-games.ts';
import { liveTitle } from './live-title.ts';
import { unitTitle } from './unit-page.ts';
import type { UnitAnswer } from '@podium/contract';
import type { UnitTab } from './search.ts';

/** Updates the title of an open page with the score; the loader runs only once. */
export function useLiveTitle(unit: UnitAnswer, tab: UnitTab): void {
  const t = useText();
  const { games } = useGamesFacts();
  const { discipline } = useSport(unit.discipline?.code);
  const live = liveTitle(t, unit);
  const title = fullTitle(t, { title: unitTitle(t, unit, tab, discipline.contest), live }, games.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
