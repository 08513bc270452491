import type { EntriesOffer, EntriesTaken, EntryLinks, EntryLinksMade, SentEntry } from '@podium/contract';
import { request } from '../../../api/request.ts';

const base = '/api/v1/desk/first-games/entry-links';

export const entriesApi = {
  links: async (): Promise<EntryLinks> => request(base),
  makeLinks: async (body: { delegations: string[]; until: string }): Promise<EntryLinksMade> =>
    request(base, { method: 'POST', body }),
  revoke: async (id: string): Promise<unknown> => request(`${base}/${id}`, { method: 'DELETE' }),
  done: async (id: string, seen: string): Promise<unknown> =>
    request(`${base}/${id}/done`, { method: 'POST', body: { seen } }),
  open: async (link: string): Promise<EntriesOffer> =>
    request('/api/v1/entries/open', { method: 'POST', body: { link } }),
  send: async (link: string, entries: readonly SentEntry[]): Promise<EntriesTaken> =>
    request('/api/v1/entries/send', { method: 'POST', body: { link, entries } }),
};
