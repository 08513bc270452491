import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../language/text.ts';
import type { FormProps } from './use-sheet.ts';

const sides = ['home', 'away'] as const;

/** The winner of two, if the score does not show it. */
export function WinnerField({ sheet, enter }: Pick<FormProps, 'sheet' | 'enter'>) {
  const t = useText();
  return (
    <TextField
      select
      label={t('results.winner')}
      value={sheet.winner ?? ''}
      onChange={({ target }) => enter({ do: 'winner', side: sides.find((side) => side === target.value) ?? null })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    >
      <MenuItem value="">{t('results.byScore')}</MenuItem>
      {sides.flatMap((side, index) => {
        const line = sheet.lines.find((candidate) => candidate.side === side) ?? sheet.lines[index];
        return line
          ? [
              <MenuItem key={side} value={side}>
                <bdi>{line.competitor.name}</bdi>
              </MenuItem>,
            ]
          : [];
      })}
    </TextField>
  );
}
