import type { ResultSheet } from '@podium/contract';
import { loadDiscipline } from '@podium/disciplines/lazy';
import { eventCount } from '@podium/games';
import type { ScoreCount, Scoring } from '@podium/games';
import { useEffect, useMemo, useState } from 'react';
import { storeFiles } from './store-page.ts';

/** Pause before a sport that failed to load is requested again (ms). */
const retryMs = 5000;

/** The way of counting of a sheet's event; undefined until its sport is loaded. */
export function useCount(sheet: ResultSheet | undefined): ScoreCount | undefined {
  const sport = sheet?.discipline?.id;
  const isKnown = sheet !== undefined;
  const [loaded, setLoaded] = useState<{ sport: string | undefined; scoring: Scoring }>();
  useEffect(() => {
    if (!isKnown) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (): Promise<void> => {
      try {
        const { scoring } = await loadDiscipline(sport);
        if (isWanted) setLoaded({ sport, scoring });
      } catch {
        // Offline, and the worker has not cached the sport yet.
        if (isWanted) timer = setTimeout(() => void load(), retryMs);
        return;
      }
      // Ignored: without a worker the page works, only not after an offline reload.
      await storeFiles().catch(() => undefined);
    };
    void load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sport, isKnown]);
  const scoring = loaded?.sport === sport ? loaded?.scoring : undefined;
  return useMemo(
    // A sheet that an older version of the app has stored lacks the rules.
    () => (sheet && scoring ? eventCount(scoring, sheet.rules ?? {}, sheet.code) : undefined),
    [sheet, scoring],
  );
}
