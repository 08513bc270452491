import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import type { DeskUnit, DeskUnitEdit } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '../../api/send-once.ts';
import { notify } from '../../frame/notices.ts';
import { useNoticedSending } from '../../frame/use-noticed-sending.ts';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { isSuperseded } from './day-filter.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { formFields } from './unit-form.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';

interface CorrectionsProps {
  unit: DeskUnit;
  /** Every correction can be reverted here, not only those superseded by the feed. */
  canClear?: boolean;
}

/** The desk's corrections of a contest next to the feed's values: who, when and why, and which of the two is shown. */
export function Corrections({ unit, canClear = false }: CorrectionsProps) {
  const inOrder = formFields.flatMap((field) => unit.edits.filter((edit) => edit.field === field));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {inOrder.map((edit) => (
        <Correction key={edit.field} unit={unit} edit={edit} canClear={canClear} />
      ))}
    </Box>
  );
}

function Correction({ unit, edit, canClear }: CorrectionsProps & { edit: DeskUnitEdit }) {
  const t = useText();
  const { valueText } = useUnitTexts();
  const { dateTime } = useFormats();
  const { field, said, value, isShown, isLasting, by, at, reason } = edit;
  const name = t(`program.field.${field}`);
  const [feed, desk] = [valueText(field, said, unit.day), valueText(field, value, unit.day)].map(isolate);
  const hidden = { component: 's', sx: { color: 'text.secondary' } } as const;
  const needsDecision = edit.isContradicted || isSuperseded(edit);
  const facts = (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'baseline' }}>
        <Chip size="small" variant="outlined" color={edit.isContradicted ? 'warning' : 'info'} label={name} />
        <Box {...(isShown ? { component: 'strong' } : hidden)}>{t('schedule.deskSays', { value: desk! })}</Box>
        <Box {...(isShown ? hidden : { component: 'strong' })}>{t('schedule.feedSays', { value: feed! })}</Box>
      </Box>
      <Typography variant="caption" component="p" color="text.secondary">
        {at !== null &&
          t('schedule.decided', {
            name: isolate(by?.username ?? t('schedule.nobody')),
            time: isolate(dateTime(at)),
          })}
        {isLasting && <Box component="span"> · {t('schedule.lasting')}</Box>}
      </Typography>
      {reason !== null && (
        <Typography variant="caption" component="p" color="text.secondary">
          {t('schedule.reasonWas', { reason: isolate(reason) })}
        </Typography>
      )}
    </>
  );
  if (!needsDecision)
    return (
      <li>
        {facts}
        {unit.mayEdit && canClear && <Choices unit={unit} edit={edit} />}
      </li>
    );
  return (
    <li>
      <Alert
        severity={edit.isContradicted ? 'warning' : 'info'}
        sx={{ '& .MuiAlert-message': { minWidth: 0, display: 'grid', gap: 0.5, py: 0.5 } }}
      >
        <strong>{t(edit.isContradicted ? 'schedule.contradicted' : 'schedule.overtaken')}</strong>
        {facts}
        {unit.mayEdit && <Choices unit={unit} edit={edit} canKeep />}
      </Alert>
    </li>
  );
}

interface ChoicesProps {
  unit: DeskUnit;
  edit: DeskUnitEdit;
  canKeep?: boolean;
}

function Choices({ unit, edit: { field, value, reason }, canKeep = false }: ChoicesProps) {
  const t = useText();
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  const { isSending, send } = useNoticedSending();
  const name = t(`program.field.${field}`);
  const decide = async (decision: () => Promise<unknown>, message: string): Promise<void> => {
    await send(async () => {
      try {
        await decision();
        notify(message, { type: 'success' });
      } finally {
        await queries.invalidateQueries({ queryKey: ['schedule'] });
      }
    });
  };
  // Saving again with the feed's current value as base resolves the contradiction.
  const keepEdit = async (): Promise<unknown> =>
    sendOnce(
      {
        edits: [{ unit: unit.id, field, value: value ?? null, seen: unit.shown[field] ?? null }],
        isLasting: true,
        isConfirmed: true,
        isDryRun: false,
        ...(reason !== null && { reason }),
      },
      scheduleApi.save,
    );
  const clear = async (): Promise<unknown> => sendOnce({ edits: [{ unit: unit.id, field }] }, scheduleApi.clear);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {canKeep && (
        <Button
          size="small"
          variant="contained"
          disabled={isSending}
          aria-label={t('schedule.keepOursOf', { field: name })}
          onClick={() => void decide(keepEdit, t('schedule.kept'))}
        >
          {t('schedule.keepOurs')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={isSending}
        aria-label={t('schedule.showFeedOf', { field: name })}
        onClick={() => void decide(clear, t('schedule.cleared'))}
      >
        {t('schedule.showFeed')}
      </Button>
    </Box>
  );
}
