import type { Detail, UnitInfo } from '@podium/odf';

/**
 * What is said of a contest or of a list as a whole. The message's blocks of their own (how many watched, how long it
 * took, how many units of a list are done) stand among the facts, unless it says such a fact itself.
 */
export function unitFacts({ infos, duration, venue, progress }: UnitInfo): Detail[] {
  const blocks: Record<string, string | undefined> = {
    ATTENDANCE: venue?.attendance,
    DURATION: duration,
    UNITS_TOTAL: progress?.unitsTotal,
    UNITS_COMPLETE: progress?.unitsComplete,
  };
  const facts = [...infos];
  for (const [code, value] of Object.entries(blocks))
    if (value !== undefined && !infos.some((info) => info.code === code)) facts.push({ type: 'UI', code, value });
  return facts;
}
