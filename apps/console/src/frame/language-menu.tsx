import { languages } from '@podium/i18n';
import { changeLanguage, useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { TranslateIcon } from '../look/icons.tsx';
import { useFailureText } from './failure.tsx';
import { MenuButton } from './menu-button.tsx';
import { notify } from './notices.ts';

export function LanguageMenu() {
  const t = useText();
  const failureText = useFailureText();
  return (
    <MenuButton
      label={t('frame.language')}
      icon={<TranslateIcon />}
      choices={languages.map(({ tag, ownName }) => ({ value: tag, name: ownName, lang: tag }))}
      value={useLanguage()}
      onChoose={(language) => {
        changeLanguage(language).catch((error: unknown) => notify(failureText(error), { type: 'error' }));
      }}
    />
  );
}
