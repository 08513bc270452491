import type { ReferenceTarget } from '@podium/content';
import type {
  AuditAnswer,
  DeskFilter,
  DeskItemAnswer,
  DeskKindsAnswer,
  DeskListAnswer,
  DeskTodayAnswer,
  DeskVersionsAnswer,
  DraftChange,
  PublishRequest,
  ReferencesAnswer,
  WithdrawRequest,
} from '@podium/contract';
import { request } from './request.ts';

export interface ItemKey {
  kind: string;
  id: string;
}

interface AuditQuery {
  type?: string;
  by?: string;
  about?: string;
  before?: string;
  count?: number;
  lang?: string;
}

/** The desk API as the console uses it. A change names the draft version it is based on, or 0 if there is no draft yet. */
export interface DeskApi {
  kinds(): Promise<DeskKindsAnswer>;
  list(kind: string, filter: Partial<DeskFilter>): Promise<DeskListAnswer>;
  item(key: ItemKey): Promise<DeskItemAnswer>;
  saveDraft(key: ItemKey, version: number, change: DraftChange): Promise<DeskItemAnswer>;
  discardDraft(key: ItemKey, version: number): Promise<unknown>;
  sendToReview(key: ItemKey, version: number): Promise<DeskItemAnswer>;
  publish(key: ItemKey, version: number, request: PublishRequest): Promise<DeskItemAnswer>;
  withdraw(key: ItemKey, request: WithdrawRequest): Promise<unknown>;
  versions(key: ItemKey): Promise<DeskVersionsAnswer>;
  references(target: ReferenceTarget, query: { lang: string; q?: string; ids?: string }): Promise<ReferencesAnswer>;
  audit(query: AuditQuery): Promise<AuditAnswer>;
  today(): Promise<DeskTodayAnswer>;
}

const base = '/api/v1/desk';
const itemPath = ({ kind, id }: ItemKey): string => `${base}/content/${kind}/${encodeURIComponent(id)}`;

export const deskApi: DeskApi = {
  kinds: async () => request(`${base}/content`),
  list: async (kind, filter) => request(`${base}/content/${kind}`, { query: filter }),
  item: async (key) => request(itemPath(key)),
  saveDraft: async (key, version, body) => request(`${itemPath(key)}/draft`, { method: 'PUT', version, body }),
  discardDraft: async (key, version) => request(`${itemPath(key)}/draft`, { method: 'DELETE', version }),
  sendToReview: async (key, version) => request(`${itemPath(key)}/review`, { method: 'POST', version }),
  publish: async (key, version, body) => request(`${itemPath(key)}/publish`, { method: 'POST', version, body }),
  withdraw: async (key, body) => request(`${itemPath(key)}/withdraw`, { method: 'POST', body }),
  versions: async (key) => request(`${itemPath(key)}/versions`),
  references: async (target, query) => request(`${base}/references/${target}`, { query }),
  audit: async (query) => request(`${base}/audit`, { query: { ...query } }),
  today: async () => request(`${base}/today`),
};
