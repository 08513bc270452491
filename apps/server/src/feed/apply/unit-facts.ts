import type { Detail, UnitInfo } from '@podium/odf';

/**
 * Facts about a contest or a whole list. Attendance, duration and progress, which are separate elements of the message,
 * are added unless the message already contains such a fact.
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
