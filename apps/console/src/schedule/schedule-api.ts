import type { DeskScheduleAnswer, UnitEdits, UnitEditsAnswer, UnitField } from '@podium/contract';
import { ask } from '../api/ask.ts';

const base = '/api/v1/desk/schedule';

export const readSchedule = async (day: string, lang: string): Promise<DeskScheduleAnswer> =>
  ask(base, { query: { day, lang } });

export const sendEdits = async (body: UnitEdits, lang: string): Promise<UnitEditsAnswer> =>
  ask(`${base}/edits`, { method: 'POST', body, query: { lang } });

export const clearEdits = async (edits: readonly { unit: string; field: UnitField }[]): Promise<UnitEditsAnswer> =>
  ask(`${base}/clear`, { method: 'POST', body: { edits, nonce: crypto.randomUUID() } });
