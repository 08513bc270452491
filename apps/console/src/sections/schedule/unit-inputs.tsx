import { Box, MenuItem, Tab, Tabs, TextField } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { languages as allLanguages, languageByTag } from '@podium/i18n';
import { useState } from 'react';
import { LocalText } from '../../fields/text-inputs.tsx';
import { gamesFacts } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { statusChoices } from './status-choices.ts';
import { withStart } from './unit-form.ts';
import type { UnitForm } from './unit-form.ts';
import { useUnitTexts, useVenues } from '../../program/use-unit-texts.ts';

interface UnitInputsProps {
  unit: DeskUnit;
  form: UnitForm;
  onChange: (form: UnitForm) => void;
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

export function UnitInputs({ unit, form, onChange }: UnitInputsProps) {
  const t = useText();
  const { statusName } = useUnitTexts();
  const venues = useVenues();
  const language = useLanguage();
  const languages: readonly Language[] = gamesFacts().languages ?? allLanguages.map(({ tag }) => tag);
  const [selectedLanguage, setSelectedLanguage] = useState<Language>(
    languages.includes(language) ? language : languages[0]!,
  );
  const updateForm = (change: Partial<UnitForm>): void => onChange({ ...form, ...change });
  const zone = t('fields.zone', { zone: gamesFacts().timeZone });
  const locations = venues.find(({ id }) => id === form.venue)?.locations ?? [];
  const now = unit.shown.status;
  const statuses = [
    ...(typeof now === 'string' ? [{ status: now, needsReason: false }] : []),
    ...statusChoices(unit.status).filter(({ status }) => status !== now),
  ];
  return (
    <>
      <Box sx={{ ...columns, pt: 0.5 }}>
        {(['start', 'end'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`program.field.${field}`)}
            type="datetime-local"
            value={form[field]}
            onChange={({ target }) =>
              field === 'start' ? onChange(withStart(form, target.value)) : updateForm({ end: target.value })
            }
            helperText={zone}
            fullWidth
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
          />
        ))}
        <Choice
          label={t('program.field.venue')}
          value={form.venue}
          choices={venues}
          knownOption={unit.venue}
          onChange={(venue) => updateForm({ venue, location: '' })}
        />
        <Choice
          label={t('program.field.location')}
          value={form.location}
          choices={locations}
          knownOption={unit.location}
          onChange={(location) => updateForm({ location })}
        />
        <TextField
          select
          label={t('program.field.status')}
          value={form.status}
          onChange={({ target }) => updateForm({ status: target.value })}
          fullWidth
        >
          {statuses.map(({ status, needsReason }) => (
            <MenuItem key={status} value={status}>
              {needsReason ? t('schedule.form.needsReason', { status: statusName(status) }) : statusName(status)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Tabs
        value={selectedLanguage}
        onChange={(_, tag: Language) => setSelectedLanguage(tag)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={t('schedule.form.texts')}
      >
        {languages.map((tag) => (
          <Tab key={tag} value={tag} label={languageByTag(tag).ownName} lang={tag} />
        ))}
      </Tabs>
      <Box sx={columns}>
        {(['name', 'note'] as const).map((field) => (
          <LocalText
            key={field}
            id={`schedule-${field}`}
            label={t(`program.field.${field}`)}
            hint={undefined}
            texts={form[field]}
            onChange={(texts) => updateForm({ [field]: texts })}
            language={selectedLanguage}
            languages={languages}
            isRequired={false}
            fault={undefined}
            lines={1}
          />
        ))}
      </Box>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  /** The current choice, which may be missing from the options. */
  knownOption: { id: string; name: string } | null;
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, knownOption, onChange }: ChoiceProps) {
  const t = useText();
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  const options = isKnown
    ? choices
    : [{ id: value, name: knownOption?.id === value ? knownOption.name : value }, ...choices];
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)} fullWidth>
      <MenuItem value="">{t('fields.none')}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
