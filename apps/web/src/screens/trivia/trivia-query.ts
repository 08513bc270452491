import { contentLanguage } from '@podium/i18n';
import { queryOptions } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from '../../shared/shell/queries/document-query.ts';
import { PRIVATE, askAsUser } from '../../shared/people/user/private-query.ts';
import type { LanguageTag } from '@podium/i18n';
import type { TriviaAnswer, TriviaListAnswer, TriviaResultAnswer } from '@podium/contract';

export const triviaPath = (id: string, language: LanguageTag, suffix = ''): string =>
  `/api/v1/trivia/${encodeURIComponent(id)}${suffix}?lang=${contentLanguage(language)}`;

/** The same address returns more to a signed-in user, so results are cached per user. */
function personalQuery<T>(path: string, userId: string) {
  return queryOptions({
    queryKey: [PRIVATE, path, userId] as const,
    queryFn: async ({ signal }) => askAsUser<T>(path, { signal }),
    networkMode: 'always',
    retry: (failures, error) => navigator.onLine && shouldRetry(failures, error),
    retryDelay,
    staleTime: 30_000,
  });
}

export const listQuery = (language: LanguageTag, userId: string) =>
  personalQuery<TriviaListAnswer>(`/api/v1/trivia?lang=${contentLanguage(language)}`, userId);

export const triviaQuery = (id: string, language: LanguageTag, userId: string) =>
  personalQuery<TriviaAnswer>(triviaPath(id, language), userId);

export const resultQuery = (id: string, language: LanguageTag, userId: string) =>
  queryOptions({
    ...personalQuery<TriviaResultAnswer>(triviaPath(id, language, '/result'), userId),
    // A result changes only once, when the right answers are published.
    staleTime: ({ state }) => (state.data?.answersAt ? 30_000 : Infinity),
  });
