import { Box, MenuItem, TextField } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { LanguageTexts } from '../../fields/language-texts.tsx';
import { useText } from '../../language/text.ts';
import { statusChoices } from './status-choices.ts';
import { withStart } from './unit-form.ts';
import type { UnitForm } from './unit-form.ts';
import { PlaceChoice } from '../../program/place-choice.tsx';
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
  const updateForm = (change: Partial<UnitForm>): void => onChange({ ...form, ...change });
  const zone = useGamesTimeHint();
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
        <PlaceChoice
          label={t('program.field.venue')}
          value={form.venue}
          choices={venues}
          knownOption={unit.venue}
          onChange={(venue) => updateForm({ venue, location: '' })}
        />
        <PlaceChoice
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
      <LanguageTexts
        idPrefix="schedule"
        label={t('schedule.form.texts')}
        fields={(['name', 'note'] as const).map((name) => ({ name, label: t(`program.field.${name}`), lines: 1 }))}
        texts={form}
        onChange={updateForm}
      />
    </>
  );
}
