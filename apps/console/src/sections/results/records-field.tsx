import { isolate } from '@podium/i18n';
import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../language/text.ts';
import type { LineFieldProps } from './line-field.ts';

/** The choice of records that a competitor's result sets. */
export function RecordsField({ sheet, line, isOpen, enter }: LineFieldProps) {
  const t = useText();
  if (sheet.recordKinds.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      disabled={!isOpen}
      value={line.records}
      onChange={({ target }) => {
        // The type of the field's value is that of a single choice.
        const chosen = new Set<string>([target.value].flat());
        const records = sheet.recordKinds.map(({ code }) => code).filter((code) => chosen.has(code));
        enter({ do: 'records', competitor: line.competitor.id, records });
      }}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (line.records.length > 0 ? line.records.join(' ') : t('results.record')),
        },
        htmlInput: { 'aria-label': t('results.recordsOf', { name: isolate(line.competitor.name) }) },
      }}
      sx={{ width: 104 }}
    >
      {sheet.recordKinds.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
