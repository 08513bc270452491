import { isolate } from '@podium/i18n';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { ImportAnswer } from '@podium/contract';
import { listFields } from '@podium/games-folder/own-sheets';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useSending } from '../../api/use-sending.ts';
import { useFailureText } from '../../frame/failure.tsx';
import { useText } from '../../language/text.ts';
import type { ForeignList } from './foreign-correction.tsx';
import { columnsByTitle } from './list-titles.ts';
import type { TitledColumn } from './list-titles.ts';

interface ListColumnsProps {
  data: Pick<ImportAnswer, 'id' | 'name' | 'state'>;
  list: ForeignList;
}

/** Contents of the columns of a list, unsure ones first. A choice reads the list again. */
export function ListColumns({ data: { id, state }, list }: ListColumnsProps) {
  const t = useText();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { isSending, failure, send } = useSending();
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const columns = columnsByTitle(list);
  const unsure = columns.filter(({ isUnsure }) => isUnsure);
  const others = columns.filter(({ isUnsure }) => !isUnsure);
  const chosen = { ...Object.fromEntries(unsure.map(({ title, use }) => [title, use])), ...changed };
  const field = (column: TitledColumn) => (
    <ColumnField
      key={column.title}
      // A title may have blanks, which an id must not.
      id={`${id}-${columns.indexOf(column)}`}
      column={column}
      isOfOnlySheet={list.sheets.length === 1}
      value={changed[column.title] ?? column.use}
      onChange={(use) => setChanged({ ...changed, [column.title]: use })}
    />
  );
  return (
    <Box
      component="form"
      aria-label={t('imports.list.columns')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => {
          await request(`/api/v1/desk/imports/${id}/check`, { method: 'POST', body: { columns: chosen } });
          setChanged({});
          await queries.invalidateQueries({ queryKey: ['imports'] });
        });
      }}
    >
      {unsure.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 700 }}>{t('imports.list.columns')}</Typography>
          <Typography color="text.secondary">{t('imports.list.hint')}</Typography>
          <Box sx={grid}>{unsure.map(field)}</Box>
        </>
      )}
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          {t(unsure.length > 0 ? 'imports.list.all' : 'imports.list.columns')}
        </Box>
        <Box sx={{ ...grid, pt: 1 }}>{others.map(field)}</Box>
      </Box>
      {(unsure.length > 0 || Object.keys(changed).length > 0) && (
        <div>
          <Button type="submit" variant="outlined" disabled={isSending || state === 'checking'}>
            {t('imports.list.again')}
          </Button>
        </div>
      )}
      {failure !== undefined && <Alert severity="error">{failureText(failure)}</Alert>}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
} as const;

interface ColumnFieldProps {
  id: string;
  column: TitledColumn;
  /** Then its name says nothing. */
  isOfOnlySheet: boolean;
  value: string;
  onChange: (use: string) => void;
}

function ColumnField({ id, column, isOfOnlySheet, value, onChange }: ColumnFieldProps) {
  const { title, isUnsure, examples, sheets } = column;
  const t = useText();
  return (
    <TextField
      id={id}
      select
      fullWidth
      label={<bdi>{title}</bdi>}
      value={value}
      color={isUnsure ? 'warning' : undefined}
      focused={isUnsure || undefined}
      helperText={
        <>
          {isUnsure && `${t('imports.list.unsure')} `}
          <bdi>{examples.join(' · ')}</bdi>
          {!isOfOnlySheet && (
            <>
              <br />
              {t('imports.list.sheets', { names: sheets.map(isolate).join(', ') })}
            </>
          )}
        </>
      }
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('imports.list.leaveOut')}</MenuItem>
      {listFields.map((field) => (
        <MenuItem key={field} value={field}>
          {t(`imports.list.field.${field}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
