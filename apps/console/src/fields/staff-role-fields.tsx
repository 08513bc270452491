import { Box, MenuItem, TextField } from '@mui/material';
import type { GrantScope } from '@podium/contract';
import { scopesOfRole, wholeGames } from '@podium/contract/staff-roles';
import type { StaffRole, StaffScope } from '@podium/contract/staff-roles';
import { useText } from '../language/text.ts';
import { PartSelect } from './part-select.tsx';

export interface ChosenRole {
  /** Empty until one is chosen: a role by default would be given by mistake. */
  role: StaffRole | '';
  scope: StaffScope;
}

/** No role yet. */
export const noRole: ChosenRole = { role: '', scope: wholeGames };

/** @returns a role without its part, which is still to be chosen */
export const emptyRole = (role: StaffRole): ChosenRole => ({ role, scope: emptyScope(scopesOfRole(role)[0]!) });

const emptyScope = (scope: GrantScope): StaffScope => (scope === 'games' ? wholeGames : { scope, scopeId: '' });

export const isCompleteRole = (chosen: ChosenRole): chosen is ChosenRole & { role: StaffRole } =>
  chosen.role !== '' && (chosen.scope.scope === 'games' || chosen.scope.scopeId !== '');

interface StaffRoleFieldsProps {
  id: string;
  roles: readonly StaffRole[];
  value: ChosenRole;
  onChange: (value: ChosenRole) => void;
}

/** A role and the part of the Games that it is given for. */
export function StaffRoleFields({ id, roles, value, onChange }: StaffRoleFieldsProps) {
  const t = useText();
  const { role, scope } = value;
  const scopes = role === '' ? [] : scopesOfRole(role);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, alignItems: 'center', flexGrow: 1 }}>
      <TextField
        select
        label={t('frame.staff.role')}
        value={role}
        onChange={({ target }) => onChange(emptyRole(target.value as StaffRole))}
        sx={{ flex: '1 1 200px', maxWidth: 320 }}
      >
        {roles.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`staffRole.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {scopes.length > 1 && (
        <TextField
          select
          label={t('frame.staff.scope')}
          value={scope.scope}
          onChange={({ target }) => onChange({ role, scope: emptyScope(target.value as GrantScope) })}
          sx={{ flex: '1 1 160px', maxWidth: 240 }}
        >
          {scopes.map((name) => (
            <MenuItem key={name} value={name}>
              {t(`frame.staff.scopes.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {scope.scope !== 'games' && (
        <Box sx={{ flex: '1 1 200px', maxWidth: 360 }}>
          <PartSelect
            id={`${id}-part`}
            scope={scope.scope}
            value={scope.scopeId ?? ''}
            onChange={(scopeId) => onChange({ role, scope: { ...scope, scopeId } })}
          />
        </Box>
      )}
    </Box>
  );
}
