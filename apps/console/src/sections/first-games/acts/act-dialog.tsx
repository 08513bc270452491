import { isolate } from '@podium/i18n';
import { Alert, TextField } from '@mui/material';
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
import { takeBackPath } from '../take-back-path.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { ActFields } from './act-fields.tsx';
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

/** A change of a published event, with a preview of its effects by name. */
export function ActDialog({ kind, event, round, given, onClose }: ActDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { plan, state, earlier, act: send } = usePlan();
  const [form, setForm] = useState<ActForm>(emptyForm);
  const { version } = state.answer;
  const act = given ?? actOf(kind, form, { plan, event, earlier, round });
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
  const lines = preview ? actLines(preview, language, t) : { changes: [], clashes: [], refusals: [] };
  const action = kind === 'drawRound' ? t('acts.drawRound', { round }) : t(`acts.${kind}`);
  return (
    <DecisionDialog
      title={t('acts.titleOf', { act: action, event: isolate(typedName(plan, event.name)) })}
      text={t(`acts.help.${kind}`)}
      action={action}
      changes={lines.changes}
      isReady={preview !== undefined && lines.refusals.length === 0}
      onConfirm={async () => {
        if (!act) return;
        await send(act);
        notify(t('acts.done'), { type: 'success', undo: takeBackPath });
      }}
      onClose={onClose}
    >
      {kind === 'drawRound' && (
        <TextField
          fullWidth
          type="datetime-local"
          label={t('acts.start')}
          value={form.start || (preview && firstStart(preview)) || ''}
          onChange={({ target }) => setForm({ ...form, start: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
          sx={{ mt: 1 }}
        />
      )}
      {!given && <ActFields kind={kind} event={event} form={form} onChange={setForm} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {lines.clashes.length > 0 && (
        <Alert severity="warning">
          {t('acts.clash.title')}
          <ul>
            {lines.clashes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.refusals.map((line) => (
        <Alert key={line} severity="warning">
          {line}
        </Alert>
      ))}
    </DecisionDialog>
  );
}

/** Start of the first contest that an act adds. */
const firstStart = ({ changes }: ActPreview): string | undefined =>
  changes
    .flatMap((change) => (change.kind === 'added' && change.start !== undefined ? change.start : []))
    .toSorted()[0];
