import { isolate } from '@podium/i18n';
import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '../../api/random-id.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { notify } from '../../frame/notices.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { ClashList } from './clash-list.tsx';
import { fieldFault } from './use-decision.ts';

interface UndoDialogProps {
  /** Journal id of the decision. */
  entry: number;
  onClose: () => void;
}

/** Takes a decision about the schedule back in one act, after naming what changes back. */
export function UndoDialog({ entry, onClose }: UndoDialogProps) {
  const t = useText();
  const lang = useLanguage();
  const queries = useQueryClient();
  const { dateWithWeekday, capital } = useFormats();
  const { valueText } = useUnitTexts();
  const preview = useQuery({
    queryKey: ['schedule', 'undo', entry, lang],
    queryFn: async () => scheduleApi.undo({ entry, isDryRun: true, nonce: randomId() }),
    retry: false,
    gcTime: 0,
  });
  const { data, error } = preview;
  const clashes = useRef<HTMLElement>(null);
  const isOvertaken = fieldFault(error)?.message === 'overtaken';
  return (
    <DecisionDialog
      isForm
      title={t('schedule.undo.title')}
      text={data && t('schedule.undo.text', { count: data.items.length })}
      action={t('schedule.undo.action')}
      isReady={data !== undefined}
      onConfirm={async (_, sendOnce) => {
        await sendOnce({ entry, isDryRun: false }, scheduleApi.undo);
        await queries.invalidateQueries({ queryKey: ['schedule'] });
        notify(t('schedule.undo.done'), { type: 'success' });
      }}
      onClose={onClose}
    >
      {isOvertaken && <Typography>{t('schedule.undo.overtaken')}</Typography>}
      {error && !isOvertaken && <Failure error={error} onRetry={() => void preview.refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <ClashList
          decision={{ clashes: data.clashes, isChecking: false, isChecked: true, failure: undefined }}
          units={[]}
          list={clashes}
        />
      )}
      {data?.items.map(({ unit, day, changes }) => (
        <Box component="section" key={unit.id}>
          <Typography variant="h3" component="h3">
            <bdi>{unit.name}</bdi>
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {capital(dateWithWeekday(day))}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {t('schedule.undo.change', {
                  field: t(`program.field.${field}`),
                  before: isolate(valueText(field, before, day)),
                  after: isolate(valueText(field, after, day)),
                })}
              </li>
            ))}
            {changes.length === 0 && <li>{t('schedule.undo.same')}</li>}
          </Box>
        </Box>
      ))}
    </DecisionDialog>
  );
}
