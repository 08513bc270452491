import { Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';
import { useLanguage } from '../language/language-store.ts';

interface Option {
  id: string;
  name: string;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  /** Name of the choice of all, which is the empty value. */
  all?: string | undefined;
  onChange: (id: string) => void;
}

/** A choice of one of several things by name. */
export function Choice({ label, value, options, all, onChange }: ChoiceProps) {
  const known = options.some(({ id }) => id === value) ? value : '';
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
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
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
  const nameOf = (id: string): string => options.find((option) => option.id === id)?.name ?? id;
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
        onChange(options.flatMap(({ id }) => (chosen.has(id) ? id : [])));
      }}
      slotProps={{ select: { multiple: true, renderValue: (chosen) => list.format((chosen as string[]).map(nameOf)) } }}
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <Checkbox checked={values.includes(id)} tabIndex={-1} aria-hidden="true" />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
    </TextField>
  );
}
