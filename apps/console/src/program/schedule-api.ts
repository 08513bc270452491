import type {
  DeskScheduleAnswer,
  HealthAnswer,
  UndoneEdits,
  UndoneEditsAnswer,
  UnitEdits,
  UnitEditsAnswer,
  UnitField,
  VenuesAnswer,
} from '@podium/contract';
import { request } from '../api/request.ts';
import { currentLanguage } from '../language/language-store.ts';

const base = '/api/v1/desk/schedule';

/** One field of a contest with its new value, and the value its author saw. */
export type UnitEdit = UnitEdits['edits'][number];

interface ClearedEdits {
  edits: { unit: string; field: UnitField }[];
  reason?: string;
  nonce: string;
}

export const scheduleApi = {
  day: async (day: string): Promise<DeskScheduleAnswer> => request(base, { query: { day, lang: currentLanguage() } }),
  save: async (body: UnitEdits): Promise<UnitEditsAnswer> =>
    request(`${base}/edits`, { method: 'POST', body, query: { lang: currentLanguage() } }),
  clear: async (body: ClearedEdits): Promise<UnitEditsAnswer> =>
    request(`${base}/clear`, { method: 'POST', body, query: { lang: currentLanguage() } }),
  undo: async (body: UndoneEdits): Promise<UndoneEditsAnswer> =>
    request(`${base}/undo`, { method: 'POST', body, query: { lang: currentLanguage() } }),
  venues: async (): Promise<VenuesAnswer> => request('/api/v1/venues', { query: { lang: currentLanguage() } }),
  now: async (): Promise<string> => (await request<HealthAnswer>('/api/v1/health')).clock.now,
};
