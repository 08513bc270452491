import { isolate } from '@podium/i18n';
import { MenuItem, TextField, Typography } from '@mui/material';
import { useText } from '../../language/text.ts';
import type { LineFieldProps } from './line-field.ts';
import { irms } from './sheet-state.ts';

/** The choice of a mark for a competitor without a result: DNS, DNF, DSQ. */
export function IrmField({ line, isOpen, enter }: Omit<LineFieldProps, 'sheet'>) {
  const t = useText();
  return (
    <TextField
      select
      size="small"
      disabled={!isOpen}
      value={line.irm ?? ''}
      onChange={({ target }) => {
        const irm = irms.find((code) => code === target.value) ?? null;
        enter({ do: 'mark', competitor: line.competitor.id, mark: irm === null ? line.mark : null, irm });
      }}
      slotProps={{
        select: { displayEmpty: true, renderValue: (code) => (code as string) || '–' },
        htmlInput: { 'aria-label': t('results.irmOf', { name: isolate(line.competitor.name) }) },
      }}
      sx={{ width: 88 }}
    >
      <MenuItem value="">
        <span aria-label={t('results.hasResult')}>–</span>
      </MenuItem>
      {irms.map((code) => (
        <MenuItem key={code} value={code}>
          <span dir="ltr">{code}</span>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ marginInlineStart: 1 }}>
            {t(`irm.${code}`)}
          </Typography>
        </MenuItem>
      ))}
    </TextField>
  );
}
