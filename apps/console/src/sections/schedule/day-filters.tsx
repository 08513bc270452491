import { Box, Card, CardContent, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { filterChoices } from './day-filter.ts';
import type { DayFilter } from './day-filter.ts';

interface DayFiltersProps {
  day: string;
  days: readonly string[];
  units: readonly DeskUnit[];
  filter: DayFilter;
  /** Changes search parameters of the address; an empty value removes one. */
  onChange: (change: Record<string, string>, isDay?: boolean) => void;
}

export function DayFilters({ day, days, units, filter, onChange }: DayFiltersProps) {
  const t = useText();
  const { dateWithWeekday, capital, compare } = useFormats();
  const choices = (field: 'venue' | 'discipline') =>
    filterChoices(units, field).toSorted((a, b) => compare(a.name, b.name));
  return (
    <Card component="search">
      <CardContent sx={{ display: 'grid', gap: 1.5, '&:last-child': { pb: 2 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          }}
        >
          <TextField
            select
            label={t('program.day')}
            value={day}
            onChange={({ target }) => onChange({ day: target.value }, true)}
          >
            {days.map((day) => (
              <MenuItem key={day} value={day}>
                {capital(dateWithWeekday(day))}
              </MenuItem>
            ))}
          </TextField>
          <Choice
            label={t('program.field.venue')}
            all={t('program.allVenues')}
            value={filter.venue}
            choices={choices('venue')}
            onChange={(venue) => onChange({ venue })}
          />
          <Choice
            label={t('program.field.discipline')}
            all={t('program.allDisciplines')}
            value={filter.discipline}
            choices={choices('discipline')}
            onChange={(sport) => onChange({ sport })}
          />
          <TextField
            type="search"
            label={t('schedule.search')}
            value={filter.text}
            onChange={({ target }) => onChange({ q: target.value })}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={filter.isCorrectedOnly}
                onChange={({ target }) => onChange({ corrected: target.checked ? '1' : '' })}
              />
            }
            label={t('schedule.correctedOnly')}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={filter.isContradictedOnly}
                onChange={({ target }) => onChange({ contradicted: target.checked ? '1' : '' })}
              />
            }
            label={t('schedule.contradictedOnly')}
          />
        </Box>
      </CardContent>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
