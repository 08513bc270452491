import TranslateIcon from '@mui/icons-material/Translate';
import { languages } from '@podium/i18n';
import { useSetLocale } from 'react-admin';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { MenuButton } from './menu-button.tsx';

export function LanguageMenu() {
  const t = useText();
  const setLocale = useSetLocale();
  return (
    <MenuButton
      label={t('frame.language')}
      icon={<TranslateIcon />}
      choices={languages.map(({ tag, ownName }) => ({ value: tag, name: ownName, lang: tag }))}
      value={useLanguage()}
      onChoose={setLocale}
    />
  );
}
