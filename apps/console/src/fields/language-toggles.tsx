import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { languages } from '@podium/i18n';
import type { Language } from '../language/language-store.ts';
import { useText } from '../language/text.ts';

interface LanguageTogglesProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Buttons for the product's languages: shows a preview in one of them. */
export function LanguageToggles({ value, onChange }: LanguageTogglesProps) {
  const t = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('frame.language')}
      value={value}
      onChange={(_, language: Language | null) => language !== null && onChange(language)}
      sx={{ flexWrap: 'wrap' }}
    >
      {languages.map(({ tag, ownName }) => (
        <ToggleButton key={tag} value={tag} lang={tag}>
          {ownName}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
