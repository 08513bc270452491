import { isolate } from '@podium/i18n';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { endingChoices } from '@podium/games';
import { useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';
import type { FormProps } from './use-sheet.ts';

interface EndDialogProps extends Pick<FormProps, 'sheet' | 'enter'> {
  onClose: () => void;
}

/** Ends a contest that is not played to its end; the score stays as it is. */
export function EndDialog({ sheet, enter, onClose }: EndDialogProps) {
  const t = useText();
  const choices = endingChoices(sheet);
  const [index, setIndex] = useState<number>();
  const name = (side: 'home' | 'away' | undefined): string => {
    const line = sheet.lines.find((one) => one.side === side) ?? sheet.lines[side === 'away' ? 1 : 0];
    return isolate(line?.competitor.name ?? '');
  };
  return (
    <DecisionDialog
      title={t('results.end.action')}
      text={t('results.end.hint')}
      action={t('results.finish')}
      isReady={index !== undefined}
      onConfirm={() => {
        const choice = choices[index ?? -1];
        if (choice) enter({ do: 'end', ...choice });
      }}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={t('results.end.action')}
        value={index ?? ''}
        onChange={(_event, value) => setIndex(Number(value))}
      >
        {choices.map(({ how, side }, position) => (
          <FormControlLabel
            key={`${how}-${side}`}
            value={position}
            control={<Radio />}
            label={t(`results.end.${how}`, { name: name(side) })}
          />
        ))}
      </RadioGroup>
    </DecisionDialog>
  );
}
