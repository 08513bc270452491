import { Autocomplete, TextField } from '@mui/material';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { inLanguage, listTemplates } from './event-templates.ts';
import type { ChosenTemplate, TemplateSport } from './event-templates.ts';

interface TemplateFieldProps {
  sports: readonly TemplateSport[];
  value: ChosenTemplate | null;
  onChange: (template: ChosenTemplate | null) => void;
}

/** A common event with its rules, found by its name or that of its sport. */
export function TemplateField({ sports, value, onChange }: TemplateFieldProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Autocomplete
      clearText={t('fields.clear')}
      openText={t('fields.open')}
      closeText={t('fields.close')}
      noOptionsText={t('fields.noMatch')}
      options={listTemplates(sports, language)}
      value={value}
      groupBy={({ sport }) => inLanguage(sport, language)}
      getOptionLabel={({ sport, template }) =>
        `${inLanguage(sport, language)} · ${inLanguage(template.name, language)}`
      }
      getOptionKey={({ code, template }) => `${code} ${template.key}`}
      isOptionEqualToValue={(option, chosen) => option.template === chosen.template}
      onChange={(_, template) => onChange(template)}
      renderInput={(input) => (
        <TextField {...input} label={t('first-games.eventTemplate')} helperText={t('first-games.eventTemplateHint')} />
      )}
    />
  );
}
