import { isolate } from '@podium/i18n';
import { Alert, Box, Typography } from '@mui/material';
import type { DeskUnit, UnitField } from '@podium/contract';
import { useRef, useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { notify } from '../../frame/notices.ts';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useText } from '../../language/text.ts';
import { ClashCount, ClashList } from './clash-list.tsx';
import { Corrections } from './corrections.tsx';
import { contestName } from './day-filter.ts';
import { statusChoices } from './status-choices.ts';
import { changedFields, unitEdits, formFields, toUnitForm, rebaseForm } from './unit-form.ts';
import type { UnitForm } from './unit-form.ts';
import { UnitInputs } from './unit-inputs.tsx';
import { ReasonInputs } from './reason-inputs.tsx';
import { useDecision } from './use-decision.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';

interface UnitDialogProps {
  /** The current contest; it may change while the dialog is open. */
  unit: DeskUnit;
  /** Contests of the same day. */
  units: readonly DeskUnit[];
  /** Times or a place chosen on the board. */
  proposed?: Partial<UnitForm>;
  onClose: () => void;
}

interface News {
  field: UnitField;
  before: unknown;
  after: unknown;
}

/** Corrects one contest. Clashes are shown before saving. */
export function UnitDialog({ unit, units, proposed, onClose }: UnitDialogProps) {
  const t = useText();
  const { dateWithWeekday, capital } = useFormats();
  const { valueText, statusName } = useUnitTexts();
  const [seenUnit, setSeenUnit] = useState(unit);
  const [form, setForm] = useState<UnitForm>(() => ({ ...toUnitForm(unit, gamesOffset), ...proposed }));
  const [news, setNews] = useState<readonly News[]>([]);
  const [reason, setReason] = useState('');
  const [isLasting, setIsLasting] = useState(false);
  const clashList = useRef<HTMLElement>(null);
  const [before, now] = [toUnitForm(seenUnit, gamesOffset), toUnitForm(unit, gamesOffset)];
  // Another user or the feed changed the contest: typed values are kept, the others are updated.
  if (changedFields(before, now).length > 0 || (seenUnit !== unit && seenUnit.status !== unit.status)) {
    setSeenUnit(unit);
    setForm(rebaseForm(before, form, now));
    const conflictingFields = formFields.filter((field) => changedFields(before, now).includes(field));
    setNews([
      ...news.filter(({ field }) => !conflictingFields.includes(field)),
      ...conflictingFields.map((field) => ({ field, before: seenUnit.shown[field], after: unit.shown[field] })),
    ]);
  }
  const edits = unitEdits(seenUnit, form, gamesOffset);
  const decision = useDecision(edits);
  const isReasonNeeded =
    form.status !== before.status &&
    statusChoices(seenUnit.status).some(({ status, needsReason }) => status === form.status && needsReason);
  const hasWarning = decision.clashes.length > 0 || isReasonNeeded;
  return (
    <DecisionDialog
      isForm
      title={
        <>
          <bdi>{contestName(seenUnit)}</bdi>
          <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
            {[seenUnit.discipline?.name, capital(dateWithWeekday(seenUnit.day)), statusName(seenUnit.status)]
              .filter(Boolean)
              .map((part) => isolate(part!))
              .join(' · ')}
          </Typography>
        </>
      }
      action={t(hasWarning ? 'schedule.form.saveAnyway' : 'schedule.form.save')}
      color={hasWarning ? 'warning' : 'primary'}
      isReady={edits.length > 0 && (!isReasonNeeded || reason.trim() !== '')}
      // The list of clashes also shows the error of the last attempt.
      isExplained={() => true}
      note={<ClashCount decision={decision} list={clashList} />}
      onConfirm={async (_, sendOnce) => {
        const undo = await decision.save({ isLasting, reason, isConfirmed: hasWarning }, sendOnce);
        notify(t('schedule.form.savedOf', { contest: isolate(contestName(seenUnit)) }), {
          type: 'success',
          undo,
        });
      }}
      onClose={onClose}
    >
      {news.length > 0 && (
        <Alert severity="info">
          {t('schedule.form.changed')}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {news.map(({ field, before: previousValue, after: currentValue }) => (
              <li key={field}>
                {t('schedule.form.change', {
                  field: t(`program.field.${field}`),
                  before: isolate(valueText(field, previousValue, seenUnit.day)),
                  after: isolate(valueText(field, currentValue, seenUnit.day)),
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {unit.edits.length > 0 && (
        <Box component="section">
          <Typography variant="h3" component="h3" gutterBottom>
            {t('schedule.corrections')}
          </Typography>
          <Corrections unit={unit} canClear />
        </Box>
      )}
      <UnitInputs unit={seenUnit} form={form} onChange={setForm} />
      <ReasonInputs
        reason={reason}
        onReason={setReason}
        isReasonNeeded={isReasonNeeded}
        isLasting={isLasting}
        onLasting={setIsLasting}
      />
      <ClashList decision={decision} units={units} list={clashList} />
    </DecisionDialog>
  );
}
