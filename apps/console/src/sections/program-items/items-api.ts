import type {
  AddedProgramItem,
  ChangedProgramItem,
  GamesAnswer,
  ListedProgramItem,
  ProgramItemsAnswer,
} from '@podium/contract';
import { request } from '../../api/request.ts';
import { currentLanguage } from '../../language/language-store.ts';

const base = '/api/v1/desk/program-items';
const itemPath = (id: string): string => `${base}/${encodeURIComponent(id)}`;

export const itemsApi = {
  list: async (): Promise<ProgramItemsAnswer> => request(base),
  add: async (body: AddedProgramItem): Promise<ListedProgramItem> => request(base, { method: 'POST', body }),
  change: async (id: string, body: ChangedProgramItem): Promise<ListedProgramItem> =>
    request(itemPath(id), { method: 'PUT', body }),
  remove: async (id: string, body: { seen: string; nonce: string }): Promise<ListedProgramItem> =>
    request(`${itemPath(id)}/remove`, { method: 'POST', body }),
  sports: async (): Promise<GamesAnswer['disciplines']> =>
    (await request<GamesAnswer>('/api/v1/games', { query: { lang: currentLanguage() } })).disciplines,
};
