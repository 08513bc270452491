import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import type { Grant, PersonGrants } from '@podium/contract';
import { grantsOfRole, rolesOfGrants, staffRoleNames } from '@podium/contract/staff-roles';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { PartSelect } from '../../fields/part-select.tsx';
import { StaffRoleFields, emptyRole, isCompleteRole, noRole } from '../../fields/staff-role-fields.tsx';
import { isSame } from '../../fields/units.ts';
import { useStaffTexts } from '../../frame/staff-texts.ts';
import type { NamedGrant } from '../../frame/staff-texts.ts';
import { useText } from '../../language/text.ts';
import { CloseIcon } from '../../look/icons.tsx';

const roles = ['admin', 'manager', 'publisher', 'referee', 'scorer'] as const satisfies readonly Grant['role'][];
const scopes = ['games', 'discipline', 'venue', 'team'] as const satisfies readonly Grant['scope'][];
const publisherScopes = [...scopes, 'kind', 'language'] as const satisfies readonly Grant['scope'][];

interface GrantsEditorProps {
  person: { id: string; grants: readonly NamedGrant[] };
  onDone: () => void;
  onFailure: (error: unknown) => void;
}

/** The roles of an account, and below them its single rights. */
export function GrantsEditor({ person, onDone, onFailure }: GrantsEditorProps) {
  const t = useText();
  const [grants, setGrants] = useState<readonly NamedGrant[]>(person.grants);
  const save = async (): Promise<void> => {
    const body: PersonGrants = { grants: plain(grants) };
    try {
      await request(`/api/v1/people/${person.id}/grants`, { method: 'PUT', body });
      onDone();
    } catch (error) {
      onFailure(error);
    }
  };
  const isComplete = grants.every(({ scope, scopeId }) => scope === 'games' || (scopeId ?? '') !== '');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{t('people.roles')}</Typography>
      <RoleList grants={grants} onChange={setGrants} />
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          {t('people.more')}
        </Box>
        <RightList grants={grants} onChange={setGrants} />
      </Box>
      <div>
        <Button
          variant="contained"
          disabled={!isComplete || isSame(plain(grants), plain(person.grants))}
          onClick={() => void save()}
        >
          {t('people.saveRights')}
        </Button>
      </div>
    </Box>
  );
}

const plain = (grants: readonly NamedGrant[]): Grant[] =>
  grants.map(({ role, scope, scopeId }) => ({ role, scope, scopeId }));

interface GrantListProps {
  grants: readonly NamedGrant[];
  onChange: (grants: readonly NamedGrant[]) => void;
}

function RoleList({ grants, onChange }: GrantListProps) {
  const t = useText();
  const { roleText } = useStaffTexts();
  const [added, setAdded] = useState(noRole);
  const { roles: named } = rolesOfGrants(grants);
  return (
    <>
      {named.length === 0 && <Typography color="text.secondary">{t('people.noRoles')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {named.map(({ role, scope, grants: own }) => {
          const text = roleText(role, scope, own.find(({ scopeName }) => scopeName)?.scopeName);
          return (
            <Box component="li" key={`${role} ${scope.scopeId}`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <bdi>{text}</bdi>
              <IconButton
                aria-label={t('people.removeRight', { role: text })}
                onClick={() => onChange(grants.filter((grant) => !own.includes(grant)))}
              >
                <CloseIcon />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StaffRoleFields id="added-role" roles={staffRoleNames} value={added} onChange={setAdded} />
        <Button
          variant="outlined"
          disabled={!isCompleteRole(added)}
          onClick={() => {
            if (!isCompleteRole(added)) return;
            const isNew = (grant: Grant): boolean => !plain(grants).some((held) => isSame(held, grant));
            onChange([...grants, ...plain(grantsOfRole(added.role, added.scope)).filter(isNew)]);
            setAdded(emptyRole(added.role));
          }}
        >
          {t('people.addRole')}
        </Button>
      </Box>
    </>
  );
}

function RightList({ grants, onChange }: GrantListProps) {
  const t = useText();
  const updateGrant = (index: number, change: Partial<Grant>): void =>
    onChange(
      grants.map((grant, position) => (position === index ? { ...grant, scopeName: undefined, ...change } : grant)),
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {grants.map(({ role, scope, scopeId }, index) => (
        // Grants have no ids: while edited, they are identified by their position.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextField
            select
            label={t('people.right')}
            value={role}
            onChange={({ target }) => {
              const next = target.value as Grant['role'];
              // An administrator is one of everything; only content has kinds and languages.
              const isWhole = next === 'admin' || (next !== 'publisher' && (scope === 'kind' || scope === 'language'));
              updateGrant(index, { role: next, ...(isWhole && { scope: 'games', scopeId: null }) });
            }}
            sx={{ minWidth: 200 }}
          >
            {roles.map((role) => (
              <MenuItem key={role} value={role}>
                {t(`frame.staff.rights.${role}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('frame.staff.scope')}
            value={scope}
            disabled={role === 'admin'}
            onChange={({ target }) => {
              const next = target.value as Grant['scope'];
              updateGrant(index, { scope: next, scopeId: next === 'games' ? null : '' });
            }}
            sx={{ minWidth: 160 }}
          >
            {(role === 'publisher' ? publisherScopes : scopes).map((scope) => (
              <MenuItem key={scope} value={scope}>
                {t(`frame.staff.scopes.${scope}`)}
              </MenuItem>
            ))}
          </TextField>
          {scope !== 'games' && (
            <Box sx={{ flex: '1 1 200px', maxWidth: 360 }}>
              <PartSelect
                id={`grant-${index}`}
                scope={scope}
                value={scopeId ?? ''}
                onChange={(id) => updateGrant(index, { scopeId: id })}
              />
            </Box>
          )}
          <IconButton
            aria-label={t('people.removeRight', { role: t(`frame.staff.rights.${role}`) })}
            onClick={() => onChange(grants.filter((_, position) => position !== index))}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      <div>
        <Button
          variant="outlined"
          onClick={() => onChange([...grants, { role: 'publisher', scope: 'games', scopeId: null }])}
        >
          {t('people.addRight')}
        </Button>
      </div>
    </Box>
  );
}
