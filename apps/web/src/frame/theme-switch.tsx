import { Icon, Tooltip } from '@podium/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../shared/shell/page-context.tsx';
import { chooseTheme, chosenTheme, onThemeChange, themes } from '../shared/shell/theme.ts';

const nameKeys = { system: 'nav.themeSystem', light: 'nav.themeLight', dark: 'nav.themeDark' } as const;

/** One button that cycles through three themes; it needs scripts and is not rendered without them. */
export function ThemeSwitch() {
  const t = useText();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  const label = t('shared.labelled', { name: t('nav.theme'), value: t(nameKeys[theme]) });
  return (
    <Tooltip text={label} isBelow>
      {() => (
        <button type="button" className="menu-button theme-switch" aria-label={label} onClick={() => chooseTheme(next)}>
          <Icon name={theme} />
        </button>
      )}
    </Tooltip>
  );
}
