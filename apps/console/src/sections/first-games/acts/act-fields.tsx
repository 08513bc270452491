import { Box, MenuItem, TextField } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { useText } from '../../../language/text.ts';
import { entrantName } from '../entrant-name.ts';
import { personName } from '@podium/games-folder/own-sheets';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { chooseLeaving } from './act-form.ts';
import type { ActForm, ActKind } from './act-form.ts';

interface ActFieldsProps {
  kind: ActKind;
  event: PlanEvent;
  form: ActForm;
  onChange: (form: ActForm) => void;
}

/** The fields of a late entry, a withdrawal, a substitution or an exchange. */
export function ActFields({ kind, event, form, onChange }: ActFieldsProps) {
  const t = useText();
  const { plan } = usePlan();
  const isTeam = event.entries.kind === 'team';
  const present = event.entries.items.filter(({ isWithdrawn }) => !isWithdrawn);
  const choice = (
    field: 'entrant' | 'other' | 'delegation' | 'member',
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      fullWidth
      label={label}
      value={form[field]}
      onChange={({ target }) =>
        onChange(
          field === 'entrant' && kind === 'replace'
            ? chooseLeaving(event, target.value)
            : { ...form, [field]: target.value },
        )
      }
      slotProps={{
        select: { displayEmpty: field === 'member' },
        inputLabel: { shrink: field === 'member' || undefined },
      }}
    >
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
  const entrants = present.map((item) => [item.id, entrantName(item)] as const);
  const leaving = kind === 'replace' ? present.find(({ id }) => id === form.entrant) : undefined;
  const members = leaving && 'members' in leaving ? leaving.members : [];
  const delegations = plan.delegations.map(({ id, name }) => [id, typedName(plan, name)] as const);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {(kind === 'withdraw' || kind === 'replace') && choice('entrant', t('acts.leaving'), entrants)}
      {kind === 'exchange' && (
        <>
          {choice('entrant', t('first-games.exchangeOne'), entrants)}
          {choice('other', t('first-games.exchangeOther'), entrants)}
        </>
      )}
      {members.length > 0 &&
        choice('member', t('acts.leavingMember'), [
          ['', t('acts.wholeTeam')],
          ...members.map((member) => [member.id, personName(member)] as const),
        ])}
      {form.member !== '' && (
        <TextField
          fullWidth
          label={t('acts.newMember')}
          value={form.newMember}
          onChange={({ target }) => onChange({ ...form, newMember: target.value })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }}
        />
      )}
      {(kind === 'enter' || kind === 'replace') && form.member === '' && (
        <>
          <TextField
            fullWidth
            label={isTeam ? t('acts.teamName') : t('acts.personName')}
            value={form.name}
            onChange={({ target }) => onChange({ ...form, name: target.value })}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }}
          />
          {choice('delegation', t('acts.delegation'), delegations)}
          {isTeam && (
            <TextField
              fullWidth
              multiline
              minRows={3}
              label={t('acts.members')}
              value={form.members}
              onChange={({ target }) => onChange({ ...form, members: target.value })}
              slotProps={{ htmlInput: { dir: 'auto' } }}
            />
          )}
        </>
      )}
    </Box>
  );
}
