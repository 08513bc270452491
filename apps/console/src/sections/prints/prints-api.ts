import type { CheckedCard, DoorCards, PaperCount, PrintChoices, QrKeysAnswer } from '@podium/contract';
import { request, withQuery } from '../../api/request.ts';

const base = '/api/v1/desk/prints';

/** A paper as the server makes it: of contests, or for people. */
export interface PaperRequest {
  of: 'contests' | 'people';
  query: Readonly<Record<string, string>>;
}

export const printsApi = {
  choices: async (lang: string): Promise<PrintChoices> => request(`${base}/choices`, { query: { lang } }),
  count: async ({ of, query }: PaperRequest): Promise<PaperCount> => request(`${base}/${of}`, { query }),
  checkCard: async (code: string, lang: string): Promise<CheckedCard> =>
    request(`${base}/card`, { query: { code, lang } }),
  /** Everything that a door needs to check cards without a network. */
  door: async (lang: string): Promise<{ cards: DoorCards['items']; asOf: string; keys: QrKeysAnswer['items'] }> => {
    const [{ items: cards, asOf }, { items: keys }] = await Promise.all([
      request<DoorCards>(`${base}/cards`, { query: { lang } }),
      request<QrKeysAnswer>('/api/v1/qr/keys'),
    ]);
    return { cards, asOf, keys };
  },
  pdf: ({ of, query }: PaperRequest): string => withQuery(`${base}/${of}.pdf`, query),
};
