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

const lang = (): { lang: string } => ({ lang: currentLanguage() });

export const itemsApi = {
  list: async (): Promise<ProgramItemsAnswer> => request(base, { query: lang() }),
  add: async (body: AddedProgramItem): Promise<ListedProgramItem> =>
    request(base, { method: 'POST', body, query: lang() }),
  change: async (id: string, body: ChangedProgramItem): Promise<ListedProgramItem> =>
    request(itemPath(id), { method: 'PUT', body, query: lang() }),
  remove: async (id: string, body: { seen: string; nonce: string }): Promise<ListedProgramItem> =>
    request(`${itemPath(id)}/remove`, { method: 'POST', body, query: lang() }),
  sports: async (): Promise<GamesAnswer['disciplines']> =>
    (await request<GamesAnswer>('/api/v1/games', { query: { lang: currentLanguage() } })).disciplines,
};
