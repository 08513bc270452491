import { useText } from '../language/text.ts';
import { chooseAppearance, useChosenAppearance } from '../look/appearance-store.ts';
import { ContrastIcon } from '../look/icons.tsx';
import { MenuButton } from './menu-button.tsx';

/** Light, dark, or the device's setting. */
export function AppearanceMenu() {
  const t = useText();
  return (
    <MenuButton
      label={t('frame.appearance')}
      icon={<ContrastIcon />}
      choices={[
        { value: 'system', name: t('frame.matchDevice') },
        { value: 'light', name: t('frame.light') },
        { value: 'dark', name: t('frame.dark') },
      ]}
      value={useChosenAppearance() ?? 'system'}
      onChoose={(value) => chooseAppearance(value === 'light' || value === 'dark' ? value : undefined)}
    />
  );
}
