import { queries } from '../../shared/shell/queries/queries.ts';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';

/** More than the states of any likely country. */
const MAX_IN_PAGE = 60;

/**
 * Code and name of each delegation for the form of a server-rendered page, if there are few, so that users without
 * scripts can choose one. The rest of the document, with all medals, is not sent.
 */
export async function delegationsInPage(
  queryClient: QueryClient,
  language: LanguageTag,
): Promise<[code: string, name: string][] | undefined> {
  if (!import.meta.env.SSR) return undefined;
  const query = queries.participants(language, { kind: 'delegations', pageSize: MAX_IN_PAGE });
  // If that fails, the page still has its list.
  const data = await queryClient.query(query).catch(() => undefined);
  queryClient.removeQueries({ queryKey: query.queryKey });
  if (!data || data.total > MAX_IN_PAGE) return undefined;
  return data.items.map(({ id, name }) => [id, name]);
}
