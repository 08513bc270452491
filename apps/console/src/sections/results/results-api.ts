import type {
  ContestDesk,
  CourtLinkWanted,
  EnteredSteps,
  OpenTies,
  ReleasedCorrections,
  ResultCorrections,
  ResultList,
  ResultRound,
  ResultSheet,
  ScorerStep,
  ScorerLink,
  ValidScorerLinks,
} from '@podium/contract';
import { request, requestFile } from '../../api/request.ts';
import { currentLanguage } from '../../language/language-store.ts';

const base = '/api/v1/desk/results';
const unitPath = (unit: string): string => `${base}/${encodeURIComponent(unit)}`;
const query = (): { lang: string } => ({ lang: currentLanguage() });

type WithoutCommon<Step> = Step extends unknown ? Omit<Step, 'id' | 'at'> : never;
/** A step without its id and time. */
export type NewStep = WithoutCommon<ScorerStep>;

export const resultsApi = {
  day: async (day: string): Promise<ResultList> => request(base, { query: { day, ...query() } }),
  sheet: async (unit: string): Promise<ResultSheet> => request(unitPath(unit), { query: query() }),
  round: async (unit: string): Promise<ResultRound> => request(`${unitPath(unit)}/round`, { query: query() }),
  enter: async (unit: string, body: EnteredSteps): Promise<ResultSheet> =>
    request(`${unitPath(unit)}/steps`, { method: 'POST', body, query: query() }),
  confirm: async (
    unit: string,
    body: { seen: string; isSure?: boolean; reason?: string; nonce: string },
  ): Promise<ResultSheet> => request(`${unitPath(unit)}/confirm`, { method: 'POST', body, query: query() }),
  correct: async (unit: string, body: ResultCorrections): Promise<ResultSheet> =>
    request(`${unitPath(unit)}/corrections`, { method: 'POST', body, query: query() }),
  release: async (unit: string, body: ReleasedCorrections): Promise<ResultSheet> =>
    request(`${unitPath(unit)}/corrections/release`, { method: 'POST', body, query: query() }),
  contestDesk: async (): Promise<ContestDesk> => request('/api/v1/desk/contest-desk', { query: query() }),
  openTies: async (): Promise<OpenTies> => request('/api/v1/desk/open-ties', { query: query() }),
  validLinks: async (): Promise<ValidScorerLinks> => request('/api/v1/desk/scorer-links', { query: query() }),
  links: async (unit: string): Promise<{ items: ScorerLink[] }> => request(`${unitPath(unit)}/links`),
  makeLink: async (unit: string, body: { label: string; hours: number }): Promise<ScorerLink & { url: string }> =>
    request(`${unitPath(unit)}/links`, { method: 'POST', body, query: query() }),
  makeCourtLink: async (body: CourtLinkWanted): Promise<ScorerLink & { url: string }> =>
    request('/api/v1/desk/scorer-links', { method: 'POST', body, query: query() }),
  courtSheet: async (day: string, discipline: string | null): Promise<Blob> =>
    requestFile('/api/v1/desk/scorer-links/sheet', { method: 'POST', body: { day, discipline, ...query() } }),
  revokeCourtLink: async (id: string): Promise<unknown> =>
    request(`/api/v1/desk/scorer-links/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  revokeLink: async (unit: string, id: string): Promise<unknown> =>
    request(`${unitPath(unit)}/links/${encodeURIComponent(id)}`, { method: 'DELETE' }),
};
