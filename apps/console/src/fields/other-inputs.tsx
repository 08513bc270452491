import { Box, Button, Checkbox, Chip, FormControlLabel, FormHelperText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import { parseCoordinates } from './coordinates.ts';
import { fieldId } from './input-props.ts';
import type { InputProps } from './input-props.ts';

export function FlagInput({ name, label, hint, value, onChange, fault }: InputProps) {
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox id={fieldId(name)} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        }
      />
      {(fault ?? hint) && <FormHelperText error={fault !== undefined}>{fault ?? hint}</FormHelperText>}
    </Box>
  );
}

/** Several days, added one at a time and shown in order. */
export function DaysInput({ name, field, label, hint, value, onChange, fault }: InputProps) {
  const t = useText();
  const { dateFull } = useFormats();
  const [day, setDay] = useState('');
  const days = Array.isArray(value) ? (value as string[]) : [];
  const add = (): void => {
    if (day !== '' && !days.includes(day)) onChange([...days, day].toSorted());
    setDay('');
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          id={fieldId(name)}
          label={label}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          required={field.isRequired && days.length === 0}
          error={fault !== undefined}
          helperText={fault ?? hint}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
        <Button variant="outlined" onClick={add} disabled={day === ''}>
          {t('fields.addDay')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {days.map((day) => (
          <Chip key={day} label={dateFull(day)} onDelete={() => onChange(days.filter((other) => other !== day))} />
        ))}
      </Box>
    </Box>
  );
}

export function PointInput({ name, field, label, hint, value, onChange, fault }: InputProps) {
  const t = useText();
  const [pasted, setPasted] = useState('');
  const point = (value ?? {}) as { latitude?: string; longitude?: string };
  const handlePaste = (text: string): void => {
    const coordinates = parseCoordinates(text);
    if (coordinates) onChange(coordinates);
    setPasted(coordinates ? '' : text);
  };
  const isUnread = pasted !== '';
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="caption" color="text.secondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 2fr' } }}>
        {(['latitude', 'longitude'] as const).map((part, index) => (
          <TextField
            key={part}
            id={index === 0 ? fieldId(name) : undefined}
            label={t(`fields.${part}`)}
            value={point[part] ?? ''}
            onChange={({ target }) => onChange({ ...point, [part]: target.value })}
            required={field.isRequired}
            error={fault !== undefined}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
          />
        ))}
        <TextField
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          label={t('fields.pasteCoordinates')}
          value={pasted}
          onChange={({ target }) => handlePaste(target.value)}
          error={isUnread}
          helperText={isUnread ? t('fields.coordinatesUnread') : t('fields.coordinatesHint')}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      </Box>
      {(fault ?? hint) && <FormHelperText error={fault !== undefined}>{fault ?? hint}</FormHelperText>}
    </Box>
  );
}
