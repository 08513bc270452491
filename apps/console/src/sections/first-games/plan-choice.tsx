import { MenuItem, TextField } from '@mui/material';
import { PlanField } from './plan-field.tsx';

/** Value and name of an option. */
export type Option = readonly [value: string, name: string];

interface FieldProps {
  /** Path in the plan, to look up its error. */
  path: string;
  label: string;
  hint?: string;
}

/** A select field of the plan, with the error of its path. */
export function PlanChoice({
  options,
  ...field
}: FieldProps & { value: string; options: readonly Option[]; onChange: (value: string) => void }) {
  return (
    <PlanField {...field}>
      {options.map(([value, name]) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </PlanField>
  );
}

/** A choice of any number of options; none is shown as the hint. */
export function PlanChoices({
  path,
  label,
  hint,
  values,
  options,
  onChange,
}: FieldProps & { values: readonly string[]; options: readonly Option[]; onChange: (values: string[]) => void }) {
  const names = new Map(options);
  return (
    <TextField
      id={path.replaceAll('.', '-')}
      label={label}
      helperText={hint}
      select
      fullWidth
      value={values}
      // A select of several values reports a list.
      onChange={({ target }) => onChange(target.value as unknown as string[])}
      slotProps={{
        select: {
          multiple: true,
          renderValue: (chosen) => (chosen as string[]).map((value) => names.get(value) ?? '').join(' · '),
        },
      }}
    >
      {options.map(([value, name]) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A whole number; NaN while the field is empty. */
export function PlanNumber({
  value,
  onChange,
  ...field
}: FieldProps & { value: number; onChange: (value: number) => void }) {
  return (
    <PlanField
      {...field}
      type="number"
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
    />
  );
}

/** Numbers as options. */
export const numberOptions = (from: number, to: number): Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), String(from + index)]);
