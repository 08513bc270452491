import { Icon } from '@podium/ui';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({ label, value, options, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className="widgets-field">
      <label htmlFor={id}>{label}</label>
      <span className="select-field">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const selectedOption = options.find((option) => option.value === currentTarget.value);
            if (selectedOption) onChange(selectedOption.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" isSmall />
      </span>
    </div>
  );
}
