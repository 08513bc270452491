import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import type { Grant, PersonAnswer, PersonGrants } from '@podium/contract';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { ReferenceSelect } from '../../fields/reference-inputs.tsx';
import { isSame } from '../../fields/units.ts';
import { useText } from '../../language/text.ts';
import { CloseIcon } from '../../look/icons.tsx';

const roles = ['admin', 'manager', 'publisher', 'referee'] as const satisfies readonly Grant['role'][];
const scopes = ['games', 'discipline', 'venue', 'team'] as const satisfies readonly Grant['scope'][];

const targets = { discipline: 'discipline', venue: 'venue', team: 'delegation' } as const;

interface GrantsEditorProps {
  person: PersonAnswer;
  onDone: () => void;
  onFailure: (error: unknown) => void;
}

export function GrantsEditor({ person, onDone, onFailure }: GrantsEditorProps) {
  const t = useText();
  const [grants, setGrants] = useState<readonly Grant[]>(person.grants);
  const updateGrant = (index: number, change: Partial<Grant>): void =>
    setGrants(grants.map((grant, position) => (position === index ? { ...grant, ...change } : grant)));
  const save = async (): Promise<void> => {
    const body: PersonGrants = { grants: [...grants] };
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
      <Typography variant="h3">{t('people.rights')}</Typography>
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
              // An administrator is one of everything.
              updateGrant(index, { role: next, ...(next === 'admin' && { scope: 'games', scopeId: null }) });
            }}
            sx={{ minWidth: 200 }}
          >
            {roles.map((role) => (
              <MenuItem key={role} value={role}>
                {t(`people.role.${role}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('people.scope')}
            value={scope}
            disabled={role === 'admin'}
            onChange={({ target }) => {
              const next = target.value as Grant['scope'];
              updateGrant(index, { scope: next, scopeId: next === 'games' ? null : '' });
            }}
            sx={{ minWidth: 160 }}
          >
            {scopes.map((scope) => (
              <MenuItem key={scope} value={scope}>
                {t(`people.scopes.${scope}`)}
              </MenuItem>
            ))}
          </TextField>
          {scope !== 'games' && (
            <Box sx={{ flex: '1 1 200px', maxWidth: 360 }}>
              <ReferenceSelect
                id={`grant-${index}`}
                to={targets[scope]}
                label={t(`people.part.${scope}`)}
                value={scopeId ?? ''}
                onChange={(id) => updateGrant(index, { scopeId: scope === 'discipline' ? id.toUpperCase() : id })}
                isRequired
              />
            </Box>
          )}
          <IconButton
            aria-label={t('people.removeRight', { role: t(`people.role.${role}`) })}
            onClick={() => setGrants(grants.filter((_, position) => position !== index))}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setGrants([...grants, { role: 'publisher', scope: 'games', scopeId: null }])}
        >
          {t('people.addRight')}
        </Button>
        <Button variant="contained" disabled={!isComplete || isSame(grants, person.grants)} onClick={() => void save()}>
          {t('people.saveRights')}
        </Button>
      </Box>
    </Box>
  );
}
