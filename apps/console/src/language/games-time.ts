import { languageByTag, zoneName } from '@podium/i18n';
import { gamesFacts } from './games-store.ts';
import { useLanguage } from './language-store.ts';
import { useText } from './text.ts';

/** The line below a field of a time that says in which zone it is entered. */
export function useGamesTimeHint(): string {
  const t = useText();
  const language = languageByTag(useLanguage());
  return t('fields.zone', { zone: zoneName(language, gamesFacts().timeZone) });
}
