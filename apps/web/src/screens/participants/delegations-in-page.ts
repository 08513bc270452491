import { queries } from '../../shared/queries/queries.ts';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';

/** As many as the states of a country, with room to spare. */
const MAX_IN_PAGE = 60;

/**
 * Code and name of each delegation for the form of a page that is sent, where they are few: who has no scripts chooses among
 * them. Of the whole answer, with everybody's medals, nothing else is sent.
 */
export async function delegationsInPage(
  queryClient: QueryClient,
  language: LanguageTag,
): Promise<[code: string, name: string][] | undefined> {
  if (!import.meta.env.SSR) return undefined;
  const query = queries.participants(language, { kind: 'delegations', pageSize: MAX_IN_PAGE });
  // Without them the page has its list all the same.
  const all = await queryClient.query(query).catch(() => undefined);
  queryClient.removeQueries({ queryKey: query.queryKey });
  if (!all || all.total > MAX_IN_PAGE) return undefined;
  return all.items.map(({ id, name }) => [id, name]);
}
