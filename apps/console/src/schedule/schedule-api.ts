import type { DeskScheduleAnswer, HealthAnswer, UnitEdits, UnitEditsAnswer, UnitField } from '@podium/contract';
import { ask } from '../api/ask.ts';
import { localTime } from '../fields/local-time.ts';
import { gamesOffset } from '../language/games-store.ts';

const base = '/api/v1/desk/schedule';

const readDay = async (day: string, lang: string): Promise<DeskScheduleAnswer> => ask(base, { query: { day, lang } });

/** @returns a day of the schedule; of a day without contests, before and after the Games say, the nearest that has some */
export async function readSchedule(day: string, lang: string): Promise<DeskScheduleAnswer & { day: string }> {
  const answer = await readDay(day, lang);
  const { days } = answer;
  const nearest = days.find((one) => one >= day) ?? days.at(-1) ?? day;
  return nearest === day ? { ...answer, day } : { ...(await readDay(nearest, lang)), day: nearest };
}

export const sendEdits = async (body: UnitEdits, lang: string): Promise<UnitEditsAnswer> =>
  ask(`${base}/edits`, { method: 'POST', body, query: { lang } });

export const clearEdits = async (edits: readonly { unit: string; field: UnitField }[]): Promise<UnitEditsAnswer> =>
  ask(`${base}/clear`, { method: 'POST', body: { edits, nonce: crypto.randomUUID() } });

/** The day that it is at the Games, whose clock may not be that of this device. */
export async function readToday(): Promise<string> {
  const { clock } = await ask<HealthAnswer>('/api/v1/health');
  return localTime(clock.now, gamesOffset).slice(0, 10);
}
