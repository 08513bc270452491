import type { CupsAnswer, DisciplineEventsAnswer, EventAnswer, GamesAnswer, UnitAnswer } from '@podium/contract';
import { request } from '../../api/request.ts';

const part = encodeURIComponent;

export const boardsApi = {
  sports: async (lang: string): Promise<GamesAnswer['disciplines']> =>
    (await request<GamesAnswer>('/api/v1/games', { query: { lang } })).disciplines,
  cups: async (lang: string): Promise<{ id: string; name: string }[]> =>
    (await request<CupsAnswer>('/api/v1/cups', { query: { lang } })).items.map(({ id, title }) => ({
      id,
      name: title.text,
    })),
  events: async (sport: string, lang: string): Promise<DisciplineEventsAnswer> =>
    request(`/api/v1/disciplines/${part(sport)}/events`, { query: { lang } }),
  /** Name of an event or a contest, as its page shows it. */
  name: async (kind: 'events' | 'units', id: string, lang: string): Promise<string> =>
    (await request<EventAnswer | UnitAnswer>(`/api/v1/${kind}/${part(id)}`, { query: { lang } })).name,
};
