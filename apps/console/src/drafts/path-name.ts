import type { Kind } from '@podium/content';
import { languageByTag, languages } from '@podium/i18n';
import { useText } from '../language/text.ts';
import { useKindTexts } from '../frame/kind-texts.ts';

/** @returns a function that names a part of an item: `Title (Português)` for `title.pt` */
export function usePathName(kind: Kind): (path: string) => string {
  const t = useText();
  const { fieldName } = useKindTexts();
  return (path) => {
    const [field = '', ...rest] = path.split('.');
    const label = fieldName(kind.name, field);
    const fieldLabel = rest[0] === 'alt' ? t('fields.altOf', { field: label }) : label;
    const language = languages.find(({ tag }) => tag === rest.at(-1));
    return language
      ? t('fields.inLanguage', { field: fieldLabel, language: languageByTag(language.tag).ownName })
      : fieldLabel;
  };
}
