import { isolate } from '@podium/i18n';
import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { sheetFields } from '@podium/games-folder/own-sheets';
import type { ColumnUse, SheetUse } from '@podium/games-folder/own-sheets';
import { useText } from '../../../language/text.ts';
import { PartCard } from '../part-card.tsx';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { NameSelect } from './name-select.tsx';
import type { ChosenSheet } from './sheet-use.ts';

interface ColumnsCardProps {
  chosen: ChosenSheet;
  onChange: (change: Partial<Pick<ChosenSheet, 'use' | 'isUsed'>>) => void;
}

/** The recognized contents of each column of a sheet, for the organizer to correct. */
export function ColumnsCard({ chosen, onChange }: ColumnsCardProps) {
  const t = useText();
  const { plan } = usePlan();
  const { sheet, columns, use, isUsed } = chosen;
  const name = sheet.name === '' ? t('own-sheets.pastedCells') : t('own-sheets.sheet', { name: isolate(sheet.name) });
  const change = (next: Partial<SheetUse>): void => onChange({ use: { ...use, ...next } });
  const has = (field: ColumnUse): boolean => use.columns.includes(field);
  const hasEvents = has('event') || use.columns.some((column) => column.startsWith('event:'));
  const shown = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ title, examples }) => title !== '' || examples.length > 0);
  return (
    <PartCard title={name}>
      <FormControlLabel
        control={<Switch checked={isUsed} onChange={({ target }) => onChange({ isUsed: target.checked })} />}
        label={t('own-sheets.useSheet')}
      />
      {isUsed && (
        <>
          <Typography color="text.secondary">{t('own-sheets.columnsHint')}</Typography>
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}
          >
            {shown.map(({ index, title, examples, isUnsure }) => (
              <TextField
                key={index}
                id={`column-${sheet.name}-${index}`}
                select
                fullWidth
                label={<bdi>{title || t('own-sheets.column', { number: index + 1 })}</bdi>}
                value={use.columns[index] ?? ''}
                color={isUnsure ? 'warning' : undefined}
                focused={isUnsure || undefined}
                helperText={
                  <>
                    {isUnsure && `${t('own-sheets.unsure')} `}
                    <bdi>{examples.join(' · ')}</bdi>
                  </>
                }
                onChange={({ target }) =>
                  change({
                    columns: columns.map((_, at) =>
                      at === index ? (target.value as ColumnUse) : (use.columns[at] ?? ''),
                    ),
                  })
                }
                slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              >
                <MenuItem value="">{t('own-sheets.ignored')}</MenuItem>
                {sheetFields.map((field) => (
                  <MenuItem key={field} value={field}>
                    {t(`own-sheets.field.${field}`)}
                  </MenuItem>
                ))}
                {plan.events.map((event) => (
                  <MenuItem key={event.id} value={`event:${event.id}`}>
                    {t('own-sheets.eventColumn', { event: isolate(typedName(plan, event.name)) })}
                  </MenuItem>
                ))}
              </TextField>
            ))}
          </Box>
          {!has('delegation') && (
            <NameSelect
              kind="delegation"
              label={t('own-sheets.delegationOfAll')}
              value={use.delegation ?? ''}
              none={t('own-sheets.perLine')}
              onChange={(delegation) => change({ delegation: delegation || undefined })}
            />
          )}
          {!hasEvents && (
            <NameSelect
              kind="event"
              label={t('own-sheets.eventOfAll')}
              value={use.event ?? ''}
              none={t('own-sheets.perLine')}
              onChange={(event) => change({ event: event || undefined })}
            />
          )}
        </>
      )}
    </PartCard>
  );
}
