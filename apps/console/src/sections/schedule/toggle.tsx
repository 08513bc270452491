import { ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ToggleProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
}

/** A choice among a few visible options. */
export function Toggle<Value extends string | number>({ label, value, choices, onChange }: ToggleProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      aria-label={label}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
      sx={{ '& .MuiToggleButton-root': { textTransform: 'none', '&:not(.Mui-selected)': { color: 'text.secondary' } } }}
    >
      {choices.map(({ value: choice, name }) => (
        <ToggleButton key={choice} value={choice}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
