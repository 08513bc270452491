import { MenuItem, TextField } from '@mui/material';
import { languages } from '@podium/i18n';
import type { Language } from '../language/language-store.ts';

interface LanguageSelectProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** A choice of one of the product's languages, each under its own name. */
export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Language)}
      sx={{ minWidth: 180 }}
    >
      {languages.map(({ tag, ownName }) => (
        <MenuItem key={tag} value={tag} lang={tag}>
          {ownName}
        </MenuItem>
      ))}
    </TextField>
  );
}
