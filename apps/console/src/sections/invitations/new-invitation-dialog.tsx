import { Alert, TextField } from '@mui/material';
import type { InvitationMade, InvitationWanted } from '@podium/contract';
import { useState } from 'react';
import { RequestError, request } from '../../api/request.ts';
import { localTime, toInstant } from '../../fields/local-time.ts';
import { StaffRoleFields, isCompleteRole, noRole } from '../../fields/staff-role-fields.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { gamesOffset } from '../../language/games-store.ts';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { useUser } from '../../session/session-store.ts';
import { rolesToGive } from './roles-to-give.ts';

const dayMs = 86_400_000;
const maxPeople = 500;

interface NewInvitationDialogProps {
  onMade: (invitation: InvitationMade) => void;
  onClose: () => void;
}

export function NewInvitationDialog({ onMade, onClose }: NewInvitationDialogProps) {
  const t = useText();
  const lang = useLanguage();
  const roles = rolesToGive(useUser()?.grants ?? []);
  const [label, setLabel] = useState('');
  const [chosen, setChosen] = useState(noRole);
  const [people, setPeople] = useState('1');
  const [expires, setExpires] = useState(() => localTime(new Date(Date.now() + dayMs).toISOString(), gamesOffset));
  const [ends, setEnds] = useState('');
  const [fault, setFault] = useState<string>();
  const count = Number(people);
  const isAdministrator = chosen.role === 'administrator';
  const isReady =
    label.trim() !== '' &&
    isCompleteRole(chosen) &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= maxPeople &&
    toInstant(expires, gamesOffset) !== '';
  const make = async (): Promise<void> => {
    if (!isCompleteRole(chosen)) return;
    const body: InvitationWanted = {
      role: chosen.role,
      ...chosen.scope,
      label: label.trim(),
      people: isAdministrator ? 1 : count,
      expiresAt: new Date(toInstant(expires, gamesOffset)).toISOString(),
      rightUntil: ends === '' || isAdministrator ? null : new Date(toInstant(ends, gamesOffset)).toISOString(),
    };
    setFault(undefined);
    try {
      onMade(await request<InvitationMade>('/api/v1/desk/invitations', { method: 'POST', body, query: { lang } }));
    } catch (error) {
      if (error instanceof RequestError) setFault(faultKey(error));
      throw error;
    }
  };
  const zone = useGamesTimeHint();
  return (
    <DecisionDialog
      title={t('invitations.new')}
      text={t('invitations.newText')}
      action={t('invitations.make')}
      isReady={isReady}
      isExplained={(error) => error instanceof RequestError && faultKey(error) !== undefined}
      onConfirm={make}
      onClose={onClose}
    >
      <TextField
        label={t('invitations.label')}
        helperText={t('invitations.labelHint')}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
      />
      <StaffRoleFields id="invited" roles={roles} value={chosen} onChange={setChosen} />
      {!isAdministrator && (
        <TextField
          label={t('invitations.people')}
          value={people}
          onChange={({ target }) => setPeople(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      )}
      <TextField
        type="datetime-local"
        label={t('invitations.expires')}
        value={expires}
        onChange={({ target }) => setExpires(target.value)}
        required
        error={fault === 'past'}
        helperText={fault === 'past' ? t('invitations.fault.past') : zone}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
      />
      {!isAdministrator && (
        <TextField
          type="datetime-local"
          label={t('invitations.rightUntil')}
          value={ends}
          onChange={({ target }) => setEnds(target.value)}
          helperText={t('invitations.rightUntilHint')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
      )}
      {fault !== undefined && fault !== 'past' && (
        <Alert severity="error">{findText(lang, `invitations.fault.${fault}`)}</Alert>
      )}
    </DecisionDialog>
  );
}

const knownFaults = ['past', 'unknownPart', 'forbidden'] as const;

/** Phrase of a refusal that the dialog explains; undefined for others. */
const faultKey = ({ code, fields }: RequestError): string | undefined =>
  knownFaults.find((key) => code === key || fields.some(({ message }) => message === key));
