import { redirect } from '@tanstack/react-router';
import { screenHead } from './head.ts';
import { queries } from './queries/queries.ts';
import type { Translate } from './messages.ts';

/** The address of a sport's page in lower case: `/ara/discipline/SWM/medals` is `/ara/discipline/swm/medals`. */
export function lowerKeyPath(path: string): string {
  return path.replace(/\/discipline\/[^/]+/iu, (part) => part.toLowerCase());
}

/** Addresses say `swm`; another case is sent on for good. */
export function requireLowerKey(key: string, { pathname, searchStr }: { pathname: string; searchStr: string }): void {
  if (key !== key.toLowerCase()) throw redirect({ href: lowerKeyPath(pathname) + searchStr, statusCode: 301 });
}

/** Title and description of one of a sport's pages; its loader has read the sport. */
export function disciplineHead(
  context: Parameters<typeof screenHead>[0],
  key: string,
  page: (t: Translate) => string | undefined,
) {
  const query = queries.discipline(context.language, key);
  const name = context.queryClient.getQueryData(query.queryKey)?.name ?? key;
  return screenHead(context, (t) => {
    const value = page(t);
    if (value === undefined) return { title: name, description: t('parts.discipline-shell.about', { name }) };
    return {
      title: t('shared.labelled', { name, value }),
      description: t('parts.discipline-shell.description', { name, page: value }),
    };
  });
}
