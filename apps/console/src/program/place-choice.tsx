import { MenuItem, TextField } from '@mui/material';
import { useText } from '../language/text.ts';

interface PlaceChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  /** The current choice, which may be missing from the options. */
  knownOption: { id: string; name: string } | null;
  onChange: (value: string) => void;
}

/** Chooses a venue or a field of play; the current one stays a choice although the Games no longer have it. */
export function PlaceChoice({ label, value, choices, knownOption, onChange }: PlaceChoiceProps) {
  const t = useText();
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  const options = isKnown
    ? choices
    : [{ id: value, name: knownOption?.id === value ? knownOption.name : value }, ...choices];
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)} fullWidth>
      <MenuItem value="">{t('fields.none')}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
