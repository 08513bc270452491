import ContrastIcon from '@mui/icons-material/Contrast';
import { useStore } from 'react-admin';
import { useText } from '../language/text.ts';
import { MenuButton } from './menu-button.tsx';

/** Light, dark, or the device's setting. */
export function AppearanceMenu() {
  const t = useText();
  // react-admin's own key; without a value the theme follows the device.
  const [theme, setTheme] = useStore<string | undefined>('theme');
  return (
    <MenuButton
      label={t('frame.appearance')}
      icon={<ContrastIcon />}
      choices={[
        { value: 'system', name: t('frame.matchDevice') },
        { value: 'light', name: t('frame.light') },
        { value: 'dark', name: t('frame.dark') },
      ]}
      value={theme ?? 'system'}
      onChoose={(value) => setTheme(value === 'system' ? undefined : value)}
    />
  );
}
