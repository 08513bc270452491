import { Alert, Box, MenuItem, TextField } from '@mui/material';
import type { ActPreview, PlanAct, PlanEvent } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/request.ts';
import { DecisionDialog } from '../../../frame/decision-dialog.tsx';
import { Failure } from '../../../frame/failure.tsx';
import { notify } from '../../../frame/notices.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { isolated } from '../../../language/isolated.ts';
import { entrantName } from '../entrant-name.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { actLines } from './act-lines.ts';
import { actOf, emptyForm } from './act-form.ts';
import type { ActForm, ActKind } from './act-form.ts';

interface ActDialogProps {
  kind: ActKind;
  /** As it is published. */
  event: PlanEvent;
  /** The next round of a Swiss tournament. */
  round: number;
  /** An act that is ready, instead of the fields of one. */
  given?: PlanAct;
  onClose: () => void;
}

/** An act on a published event, with what it changes in names before it is public. */
export function ActDialog({ kind, event, round, given, onClose }: ActDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { plan, state, act: send } = usePlan();
  const [form, setForm] = useState<ActForm>(emptyForm);
  const { publicEvents, version } = state.answer;
  const act = given ?? actOf(kind, form, { plan, event, published: publicEvents, round });
  const key = useDebounced(JSON.stringify(act ?? null), 400);
  const isSettled = key === JSON.stringify(act ?? null);
  const { data, error, refetch } = useQuery({
    queryKey: ['first-games', 'act', version, key],
    queryFn: async ({ signal }) =>
      request<ActPreview>('/api/v1/desk/first-games/acts/preview', { method: 'POST', body: { act }, signal }),
    enabled: act !== undefined && isSettled,
    gcTime: 0,
    retry: false,
  });
  const preview = act && isSettled ? data : undefined;
  const lines = preview ? actLines(preview, language, t) : { changes: [], refusals: [] };
  const action = kind === 'drawRound' ? t('first-games.acts.drawRound', { round }) : t(`first-games.acts.${kind}`);
  return (
    <DecisionDialog
      title={t('first-games.acts.titleOf', { act: action, event: isolated(typedName(plan, event.name)) })}
      text={t(`first-games.acts.help.${kind}`)}
      action={action}
      changes={lines.changes}
      isReady={preview !== undefined && lines.refusals.length === 0}
      onConfirm={async () => {
        if (!act) return;
        await send(act);
        notify(t('first-games.acts.done'), { type: 'success' });
      }}
      onClose={onClose}
    >
      {!given && <ActFields kind={kind} event={event} form={form} onChange={setForm} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {lines.refusals.map((line) => (
        <Alert key={line} severity="warning">
          {line}
        </Alert>
      ))}
    </DecisionDialog>
  );
}

interface ActFieldsProps {
  kind: ActKind;
  event: PlanEvent;
  form: ActForm;
  onChange: (form: ActForm) => void;
}

function ActFields({ kind, event, form, onChange }: ActFieldsProps) {
  const t = useText();
  const { plan } = usePlan();
  const isTeam = event.entries.kind === 'team';
  const present = event.entries.items.filter(({ isWithdrawn }) => !isWithdrawn);
  const choice = (
    field: 'entrant' | 'other' | 'delegation',
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      fullWidth
      label={label}
      value={form[field]}
      onChange={({ target }) => onChange({ ...form, [field]: target.value })}
    >
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
  const entrants = present.map((item) => [item.id, entrantName(item)] as const);
  const delegations = plan.delegations.map(({ id, name }) => [id, typedName(plan, name)] as const);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {(kind === 'withdraw' || kind === 'replace') && choice('entrant', t('first-games.acts.leaving'), entrants)}
      {kind === 'exchange' && (
        <>
          {choice('entrant', t('first-games.exchangeOne'), entrants)}
          {choice('other', t('first-games.exchangeOther'), entrants)}
        </>
      )}
      {(kind === 'enter' || kind === 'replace') && (
        <>
          <TextField
            fullWidth
            label={isTeam ? t('first-games.acts.teamName') : t('first-games.acts.personName')}
            value={form.name}
            onChange={({ target }) => onChange({ ...form, name: target.value })}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }}
          />
          {choice('delegation', t('first-games.acts.delegation'), delegations)}
          {isTeam && (
            <TextField
              fullWidth
              multiline
              minRows={3}
              label={t('first-games.acts.members')}
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
