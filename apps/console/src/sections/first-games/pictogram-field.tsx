import { MenuItem, TextField } from '@mui/material';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { inLanguage } from './event-templates.ts';
import type { TemplateSport } from './event-templates.ts';

interface PictogramFieldProps {
  sports: readonly TemplateSport[];
  /** Key of a sport, or one that only a template has; empty: the general pictogram. */
  value: string;
  onChange: (key: string) => void;
}

/** The pictogram of an own sport: that of a sport like it. */
export function PictogramField({ sports, value, onChange }: PictogramFieldProps) {
  const t = useText();
  const language = useLanguage();
  const { compare } = new Intl.Collator(language);
  const choices = sports
    .filter(({ code }) => code !== '')
    .map(({ code, name }) => ({ key: code.toLowerCase(), name: inLanguage(name, language) }))
    .toSorted((a, b) => compare(a.name, b.name));
  const isListed = value === '' || value === 'generic' || choices.some(({ key }) => key === value);
  return (
    <TextField
      select
      label={t('first-games.pictogram')}
      helperText={t('first-games.pictogramHint')}
      value={value === 'generic' ? '' : value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('first-games.generalPictogram')}</MenuItem>
      {!isListed && <MenuItem value={value}>{t('first-games.templatePictogram')}</MenuItem>}
      {choices.map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
