import type { FoundContent } from '@podium/contract';
import { request } from '../../api/request.ts';
import { currentLanguage } from '../../language/language-store.ts';
import { findText } from '../../language/text.ts';
import type { Find } from '../../session/section.ts';

export const findContent: Find = async (q, signal) => {
  const language = currentLanguage();
  const { items } = await request<FoundContent>('/api/v1/desk/find-content', { query: { q, lang: language }, signal });
  return items.map(({ kind, id, title }) => ({
    title,
    about: findText(language, `kind.${kind}.name`) ?? kind,
    to: `/${kind}/${encodeURIComponent(id)}`,
  }));
};
