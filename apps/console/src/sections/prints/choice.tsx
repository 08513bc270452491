import { Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';
import { useLanguage } from '../../language/language-store.ts';

interface Option {
  value: string;
  name: string;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  /** Name of the choice of all, which is the empty value. */
  all?: string;
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, all, onChange }: ChoiceProps) {
  const known = options.some((option) => option.value === value) ? value : '';
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={known}
      onChange={({ target }) => onChange(target.value)}
      slotProps={all === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <bdi>{option.name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

interface MultipleProps {
  label: string;
  values: readonly string[];
  options: readonly Option[];
  onChange: (values: string[]) => void;
}

/** Several values of a list, in the order of the list. */
export function MultipleChoice({ label, values, options, onChange }: MultipleProps) {
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' });
  const nameOf = (value: string): string => options.find((option) => option.value === value)?.name ?? value;
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={values}
      onChange={({ target }) => {
        // An array, although the type says text.
        const chosen = new Set<string>(target.value);
        onChange(options.flatMap(({ value }) => (chosen.has(value) ? value : [])));
      }}
      slotProps={{ select: { multiple: true, renderValue: (chosen) => list.format((chosen as string[]).map(nameOf)) } }}
    >
      {options.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          <Checkbox checked={values.includes(value)} tabIndex={-1} aria-hidden="true" />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
    </TextField>
  );
}
