import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';

interface NameSelectProps {
  kind: 'delegation' | 'event';
  label: string;
  /** Id of the delegation or event. */
  value: string;
  /** Label of the option without a name; without it, there is none. */
  none?: string;
  /** Ids that come first. */
  first?: readonly string[];
  /** A further option, with an empty id. */
  last?: { value: string; label: string };
  onChange: (id: string) => void;
}

const nobody: readonly string[] = [];

/** A choice of one delegation or event of the plan. */
export function NameSelect({ kind, label, value, none, first = nobody, last, onChange }: NameSelectProps) {
  const { plan } = usePlan();
  const id = useId();
  const named = kind === 'delegation' ? plan.delegations : plan.events;
  const sorted = [
    ...first.flatMap((id) => named.find((one) => one.id === id) ?? []),
    ...named.filter((one) => !first.includes(one.id)),
  ];
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      sx={{ maxWidth: 480 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {sorted.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          <bdi>{typedName(plan, one.name) || ('code' in one ? one.code : '')}</bdi>
        </MenuItem>
      ))}
      {last && <MenuItem value={last.value}>{last.label}</MenuItem>}
    </TextField>
  );
}
