import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { ImportAnswer } from '@podium/contract';
import { useState } from 'react';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { saveFile } from '../../frame/save-file.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useProblemPhrases } from '../../language/problem-phrases.ts';
import { translateProblem } from '../../language/shown-problem.ts';
import { useText } from '../../language/text.ts';
import { ProblemRows } from './problem-rows.tsx';
import { filterProblems, problemsCsv } from './problems.ts';
import type { ProblemFilter } from './problems.ts';

const severities = ['all', 'error', 'warning'] as const;

interface ProblemTableProps extends Pick<ImportAnswer, 'name' | 'problems' | 'omitted'> {
  /** Accessible name, unique per upload. */
  label: string;
}

/** Problems of an upload in the language of the console, filtered and as CSV. */
export function ProblemTable({ name, label, problems: reported, omitted }: ProblemTableProps) {
  const t = useText();
  const language = useLanguage();
  const { data: phrases, error, isPending, refetch } = useProblemPhrases();
  const [filter, setFilter] = useState<ProblemFilter>({ severity: 'all', text: '' });
  if (isPending) return <Loading />;
  const problems = reported.map((problem) => translateProblem(problem, language, phrases));
  const visibleProblems = filterProblems(problems, filter);
  return (
    <>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          type="search"
          label={t('imports.search')}
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          sx={{ minWidth: 220 }}
        />
        <TextField
          select
          label={t('imports.show')}
          value={filter.severity}
          onChange={({ target }) => setFilter({ ...filter, severity: target.value as ProblemFilter['severity'] })}
          sx={{ minWidth: 180 }}
        >
          {severities.map((severity) => (
            <MenuItem key={severity} value={severity}>
              {t(`imports.shown.${severity}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          disabled={visibleProblems.length === 0}
          onClick={() =>
            saveFile(
              `${name.replace(/\.[a-z0-9]{1,4}$/iu, '')}-problems.csv`,
              'text/csv',
              problemsCsv(visibleProblems, t),
            )
          }
        >
          {t('imports.csv')}
        </Button>
      </Box>
      {visibleProblems.length === 0 ? (
        <Typography component="output">{t('imports.noMatch')}</Typography>
      ) : (
        <ProblemRows label={label} problems={visibleProblems} />
      )}
      {omitted > 0 && <Typography>{t('imports.omitted', { count: omitted })}</Typography>}
    </>
  );
}
