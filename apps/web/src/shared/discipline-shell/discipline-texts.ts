import { pageTexts } from '../head.ts';
import { queries } from '../queries/queries.ts';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '../messages.ts';

/** Title and description of one of a sport's pages; its loader has read the sport. */
export function disciplineTexts(
  { queryClient, language }: { queryClient: QueryClient; language: LanguageTag },
  key: string,
  page: (t: Translate) => string | undefined,
) {
  const name = queryClient.getQueryData(queries.discipline(language, { key }).queryKey)?.name ?? key;
  return pageTexts(language, (t) => {
    const value = page(t);
    if (value === undefined) return { title: name, description: t('parts.discipline-shell.about', { name }) };
    return {
      title: t('shared.labelled', { name, value }),
      description: t('parts.discipline-shell.description', { name, page: value }),
    };
  });
}
