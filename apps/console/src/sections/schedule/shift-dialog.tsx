import { Alert, Box, TextField, Typography } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { useRef, useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { notify } from '../../frame/notices.ts';
import { useText } from '../../language/text.ts';
import { ListTable } from '../../lists/list-table.tsx';
import { ClashCount, ClashList } from './clash-list.tsx';
import { contestName } from './day-filter.ts';
import { Toggle } from './toggle.tsx';
import { maxShifted, shiftEdits, shiftedTimes, shownText } from '../../program/unit-times.ts';
import { useDecision } from './use-decision.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { ReasonInputs } from './reason-inputs.tsx';

const maxMinutes = 1440;

interface ShiftDialogProps {
  selectedUnits: readonly DeskUnit[];
  /** Contests of the same day. */
  units: readonly DeskUnit[];
  onSaved: () => void;
  onClose: () => void;
}

/** Shifts all selected contests by the same time, as one decision. */
export function ShiftDialog({ selectedUnits, units, onSaved, onClose }: ShiftDialogProps) {
  const t = useText();
  const { clock } = useUnitTexts();
  const [direction, setDirection] = useState<1 | -1>(1);
  const [minutes, setMinutes] = useState('15');
  const [reason, setReason] = useState('');
  const [isLasting, setIsLasting] = useState(false);
  const clashes = useRef<HTMLElement>(null);
  const count = Number(minutes);
  const isRight = Number.isInteger(count) && count >= 1 && count <= maxMinutes;
  const shifts = shiftedTimes(selectedUnits, isRight ? direction * count : 0);
  const areTooMany = shifts.length > maxShifted;
  const decision = useDecision(isRight && !areTooMany ? shiftEdits(selectedUnits, direction * count) : []);
  const hasClashes = decision.clashes.length > 0;
  const span = (start: string | null, end: string | null, day: string): string =>
    [start, end].flatMap((time) => (time === null ? [] : [clock(time, day)])).join('–');
  return (
    <DecisionDialog
      isForm
      title={t('schedule.shift.title')}
      action={t(hasClashes ? 'schedule.form.saveAnyway' : 'schedule.form.save')}
      color={hasClashes ? 'warning' : 'primary'}
      isReady={isRight && !areTooMany && shifts.length > 0}
      // The list of clashes also shows the error of the last attempt.
      isExplained={() => true}
      note={<ClashCount decision={decision} list={clashes} />}
      onConfirm={async (_, sendOnce) => {
        const undo = await decision.save({ isLasting, reason, isConfirmed: hasClashes }, sendOnce);
        notify(t('schedule.form.saved'), { type: 'success', undo });
        onSaved();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 0.5 }}>
        <Toggle
          label={t('schedule.shift.direction')}
          value={direction}
          choices={[
            { value: 1, name: t('schedule.shift.later') },
            { value: -1, name: t('schedule.shift.earlier') },
          ]}
          onChange={setDirection}
        />
        <TextField
          label={t('schedule.shift.minutes')}
          type="number"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          required
          error={!isRight}
          helperText={isRight ? undefined : t('schedule.shift.minutesFault')}
          slotProps={{ htmlInput: { min: 1, max: maxMinutes, step: 5, dir: 'ltr', inputMode: 'numeric' } }}
          sx={{ width: 160 }}
        />
      </Box>
      <ReasonInputs reason={reason} onReason={setReason} isLasting={isLasting} onLasting={setIsLasting} />
      {areTooMany && <Alert severity="error">{t('schedule.shift.tooMany', { count: maxShifted })}</Alert>}
      <ClashList decision={decision} units={units} list={clashes} />
      {shifts.length < selectedUnits.length && (
        <Typography>{t('schedule.shift.without', { count: selectedUnits.length - shifts.length })}</Typography>
      )}
      <ListTable
        label={t('schedule.shift.preview')}
        items={shifts}
        itemKey={({ unit }) => unit.id}
        columns={[
          {
            name: 'contest',
            label: t('program.field.contest'),
            cell: ({ unit }) => <bdi>{contestName(unit)}</bdi>,
          },
          {
            name: 'before',
            label: t('schedule.shift.before'),
            cell: ({ unit }) => <bdi dir="ltr">{span(shownText(unit, 'start'), shownText(unit, 'end'), unit.day)}</bdi>,
          },
          {
            name: 'after',
            label: t('schedule.shift.after'),
            cell: ({ unit, start, end }) => (
              <Box component="bdi" dir="ltr" sx={{ fontWeight: 700 }}>
                {span(start, end, unit.day)}
              </Box>
            ),
          },
        ]}
      />
    </DecisionDialog>
  );
}
