import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable } from '../frame/data-table.tsx';
import { saveFile } from '../frame/save-file.ts';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import { filterProblems, problemsCsv } from './problems.ts';
import type { Problem, ProblemFilter } from './problems.ts';

const severities = ['all', 'error', 'warning'] as const;

interface ProblemTableProps {
  /** Name of the uploaded file. */
  name: string;
  problems: readonly Problem[];
}

/** Problems of an upload, filtered and as CSV. */
export function ProblemTable({ name, problems }: ProblemTableProps) {
  const t = useText();
  const { number } = useFormats();
  const [filter, setFilter] = useState<ProblemFilter>({ severity: 'all', words: '' });
  const shown = filterProblems(problems, filter);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          type="search"
          label={t('imports.search')}
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
          sx={{ minWidth: 220 }}
        />
        <TextField
          select
          label={t('imports.show')}
          value={filter.severity}
          onChange={({ target }) => setFilter({ ...filter, severity: target.value as ProblemFilter['severity'] })}
          sx={{ minWidth: 180 }}
        >
          {severities.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`imports.shown.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          disabled={shown.length === 0}
          onClick={() =>
            saveFile(`${name.replace(/\.(?:zip|xlsx|csv)$/iu, '')}-problems.csv`, 'text/csv', problemsCsv(shown))
          }
        >
          {t('imports.csv')}
        </Button>
      </Box>
      {shown.length === 0 ? (
        <Typography component="output">{t('imports.noMatch')}</Typography>
      ) : (
        <DataTable
          label={t('imports.problems')}
          columns={[t('imports.file'), t('imports.line'), t('imports.column'), t('imports.problem')]}
          rows={shown.map(({ file, line, column, columnName, severity, message }, index) => ({
            key: `${file} ${line} ${column} ${index}`,
            cells: [
              <bdi key="file">{file}</bdi>,
              number(line),
              <bdi key="column">{columnName === '' ? number(column) : columnName}</bdi>,
              <Box
                key="message"
                component="span"
                dir="auto"
                sx={{ color: severity === 'error' ? 'error.main' : 'warning.main' }}
              >
                {t(`imports.severity.${severity}`, { message })}
              </Box>,
            ],
          }))}
        />
      )}
    </>
  );
}
