import { isolate } from '@podium/i18n';
import { Box, Button, FormLabel, MenuItem, TextField } from '@mui/material';
import { decisionKinds, maySetWinner } from '@podium/games';
import type { ResultSheet } from '@podium/contract';
import { useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';
import type { FormProps } from './use-sheet.ts';

interface DecideDialogProps extends Pick<FormProps, 'enter'> {
  sheet: ResultSheet;
  wanted:
    | {
        of: 'contest' | 'round';
        competitors: readonly { id: string; name: string }[];
        /** They may keep the place and its medal together. */
        isShared?: boolean;
      }
    | undefined;
  onClose: () => void;
}

/** A decision where no rule decides: a winner of two, or the order of level competitors. */
export function DecideDialog({ sheet, wanted, enter, onClose }: DecideDialogProps) {
  const t = useText();
  const [by, setBy] = useState<(typeof decisionKinds)[number]>('lot');
  const [order, setOrder] = useState(() => wanted?.competitors ?? []);
  const [reason, setReason] = useState('');
  if (!wanted) return null;
  const kinds = decisionKinds.filter((kind) => kind !== 'shared' || wanted.isShared);
  const isOfTwo = wanted.of === 'contest' && maySetWinner(sheet.lines, sheet) && order.length === 2;
  const moveUp = (index: number): void =>
    setOrder(
      order.map((one, place) => (place === index - 1 ? order[index]! : place === index ? order[index - 1]! : one)),
    );
  const sideOf = (id: string): 'home' | 'away' => {
    const index = sheet.lines.findIndex(({ competitor }) => competitor.id === id);
    return sheet.lines[index]?.side ?? (index === 0 ? 'home' : 'away');
  };
  return (
    <DecisionDialog
      title={t('results.decide.action')}
      text={t(wanted.of === 'round' && !wanted.isShared ? 'results.decide.hintRound' : 'results.decide.hintContest')}
      action={t('results.decide.action')}
      isReady={reason.trim() !== ''}
      onConfirm={() => {
        const what = isOfTwo ? { side: sideOf(order[0]!.id) } : { order: order.map(({ id }) => id) };
        enter({ do: 'decide', of: wanted.of, by, ...what, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <TextField
        select
        label={t('results.decide.by')}
        value={by}
        onChange={({ target }) => setBy(decisionKinds.find((kind) => kind === target.value) ?? by)}
        sx={{ mt: 1 }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`results.decide.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box hidden={by === 'shared'}>
        <FormLabel>{t(isOfTwo ? 'results.decide.winnerFirst' : 'results.decide.order')}</FormLabel>
        <Box component="ol" sx={{ m: 0 }}>
          {order.map(({ id, name }, index) => (
            <li key={id}>
              <bdi>{name}</bdi>{' '}
              {index > 0 && (
                <Button
                  size="small"
                  onClick={() => moveUp(index)}
                  aria-label={t('results.decide.upOf', { name: isolate(name) })}
                >
                  {t('results.decide.up')}
                </Button>
              )}
            </li>
          ))}
        </Box>
      </Box>
      <TextField
        required
        label={t('results.decide.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
    </DecisionDialog>
  );
}
