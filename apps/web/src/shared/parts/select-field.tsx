import { Icon } from '@podium/ui';

/** A native select with its label; part of a form, so that it works without scripts. */
export function SelectField({ label, name, value, options, onChange }: SelectFieldProps) {
  return (
    <label className="select-field">
      <span className="visually-hidden">{label}</span>
      <select name={name} defaultValue={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" isSmall />
    </label>
  );
}
interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}
