import { MenuItem, TextField } from '@mui/material';
import { kindNames } from '@podium/content';
import type { GrantScope } from '@podium/contract';
import { languages } from '@podium/i18n';
import { useStaffTexts } from '../frame/staff-texts.ts';
import { useText } from '../language/text.ts';
import { ReferenceSelect } from './reference-inputs.tsx';

const targets = { discipline: 'discipline', venue: 'venue', team: 'delegation' } as const;

interface PartSelectProps {
  id: string;
  scope: Exclude<GrantScope, 'games'>;
  /** Id of the part; empty without one. */
  value: string;
  onChange: (id: string) => void;
}

/** A choice of the part that a right is for, by name: a sport, a venue, a delegation, a kind of content, a language. */
export function PartSelect({ id, scope, value, onChange }: PartSelectProps) {
  const t = useText();
  const { partText } = useStaffTexts();
  const label = t(`frame.staff.part.${scope}`);
  if (scope === 'kind' || scope === 'language') {
    const ids: readonly string[] = scope === 'kind' ? kindNames : languages.map(({ tag }) => tag);
    return (
      <TextField
        id={id}
        select
        fullWidth
        required
        label={label}
        value={value}
        onChange={(e) => onChange(e.target.value)}
      >
        {ids.map((part) => (
          <MenuItem key={part} value={part}>
            <bdi>{partText({ scope, scopeId: part })}</bdi>
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <ReferenceSelect
      id={id}
      to={targets[scope]}
      label={label}
      value={value}
      // The feed uses uppercase sport codes, the desk lowercase ones.
      onChange={(part) => onChange(scope === 'discipline' ? part.toUpperCase() : part)}
      isRequired
    />
  );
}
