import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { languages as offered, languageByTag } from '@podium/i18n';
import { scheduleStatuses } from '@podium/games';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFailureText } from '../frame/failure.tsx';
import { gamesFacts, gamesOffset } from '../language/games-store.ts';
import { useText } from '../language/text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { clearEdits } from './schedule-api.ts';
import { editsOf, formOfUnit } from './unit-changes.ts';

interface Place {
  id: string;
  name: string;
}

interface UnitDialogProps {
  unit: DeskUnit;
  venues: readonly Place[];
  locations: readonly Place[];
  onClose: () => void;
}

/** Corrects the fields of one unit, or gives them back to the feed. */
export function UnitDialog({ unit, venues, locations, onClose }: UnitDialogProps) {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [form, setForm] = useState(() => formOfUnit(unit, gamesOffset));
  const languages = gamesFacts().languages ?? offered.map(({ tag }) => tag);
  const clear = async (): Promise<void> => {
    try {
      await clearEdits(unit.edits.map(({ field }) => ({ unit: unit.id, field })));
      notify(t('schedule.cleared'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['schedule'] });
      onClose();
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
  const places = { venue: venues, location: locations } as const;
  return (
    <DecideDialog title={unit.name} edits={editsOf(unit, form, gamesOffset)} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
        {(['start', 'end'] as const).map((field) => (
          <TextField
            key={field}
            type="datetime-local"
            label={t(`schedule.field.${field}`)}
            helperText={t('fields.zone', { zone: gamesFacts().timeZone })}
            value={form[field]}
            onChange={({ target }) => setForm({ ...form, [field]: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
          />
        ))}
        {(['venue', 'location'] as const).map((field) => (
          <TextField
            key={field}
            select
            label={t(`schedule.field.${field}`)}
            value={form[field]}
            onChange={({ target }) => setForm({ ...form, [field]: target.value })}
          >
            <MenuItem value="">{t('fields.none')}</MenuItem>
            {places[field].map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <TextField
          select
          label={t('schedule.field.status')}
          value={form.status}
          onChange={({ target }) => setForm({ ...form, status: target.value })}
        >
          {scheduleStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {t(`schedule.status.${status}`)}
            </MenuItem>
          ))}
        </TextField>
        {languages.map((language) => {
          const { ownName, direction } = languageByTag(language);
          return (
            <TextField
              key={language}
              label={t('fields.inLanguage', { field: t('schedule.field.note'), language: ownName })}
              value={form.note[language] ?? ''}
              onChange={({ target }) => setForm({ ...form, note: { ...form.note, [language]: target.value } })}
              slotProps={{ htmlInput: { lang: language, dir: direction, maxLength: 300 } }}
            />
          );
        })}
      </Box>
      {unit.edits.length > 0 && (
        <div>
          <Button variant="outlined" onClick={() => void clear()}>
            {t('schedule.clear')}
          </Button>
        </div>
      )}
    </DecideDialog>
  );
}
