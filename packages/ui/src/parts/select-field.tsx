import { Icon } from './icon.tsx';
import { useChoice } from '../use-choice.ts';

/** A native select with a label, in a form, so that it works without scripts. */
export function SelectField({ label, name, value, options, onChange }: SelectFieldProps) {
  const [selected, setSelected] = useChoice(value);
  return (
    <label className="select-field">
      <span className="visually-hidden">{label}</span>
      <select
        name={name}
        value={selected}
        onChange={({ currentTarget }) => {
          setSelected(currentTarget.value);
          onChange(currentTarget.value);
        }}
      >
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
