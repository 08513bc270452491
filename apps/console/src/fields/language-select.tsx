import { MenuItem, TextField } from '@mui/material';
import type { TextFieldProps } from '@mui/material';
import { languages } from '@podium/i18n';
import type { Language } from '../language/language-store.ts';

interface LanguageSelectProps extends Pick<TextFieldProps, 'size' | 'sx'> {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** A choice of one of the product's languages, each under its own name. */
export function LanguageSelect({ value, onChange, ...field }: LanguageSelectProps) {
  return (
    <TextField {...field} select value={value} onChange={({ target }) => onChange(target.value as Language)}>
      {languages.map(({ tag, ownName }) => (
        <MenuItem key={tag} value={tag} lang={tag}>
          {ownName}
        </MenuItem>
      ))}
    </TextField>
  );
}
