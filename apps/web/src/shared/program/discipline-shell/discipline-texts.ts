import { pageTexts } from '../../shell/head.ts';
import { queries } from '../../shell/queries/queries.ts';
import type { LoaderContext } from '../../shell/head.ts';
import type { Translate } from '../../shell/messages.ts';

/** Title and description of a sport's page; its loader has loaded the sport. */
export function disciplineTexts(
  { queryClient, language, phrases }: LoaderContext,
  key: string,
  page: (t: Translate) => string | undefined,
) {
  const name = queryClient.getQueryData(queries.discipline(language, { key }).queryKey)?.name ?? key;
  return pageTexts({ queryClient, language, phrases }, (t) => {
    const value = page(t);
    if (value === undefined) return { title: name, description: t('parts.discipline-shell.about', { name }) };
    return {
      title: t('shared.labelled', { name, value }),
      description: t('parts.discipline-shell.description', { name, page: value }),
    };
  });
}
