import { Alert, Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import type { ImportAnswer, ImportSummary } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { notify } from '../../frame/notices.ts';
import { useExactTime, useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { ForeignSummary } from './foreign-summary.tsx';
import { ImportProgressBar } from './import-progress-bar.tsx';
import { ImportQuestion } from './import-question.tsx';
import { ProblemTable } from './problem-table.tsx';
import { QuizChanges } from './quiz-changes.tsx';

type Change = NonNullable<ImportSummary['changes']>[number];

const colors = {
  checking: 'info',
  checked: 'info',
  faulty: 'error',
  running: 'info',
  done: 'success',
  failed: 'error',
} as const;

/** An upload: its state, problems and progress, and a button to import it. */
export function ImportCard({ data }: { data: ImportAnswer }) {
  const t = useText();
  const { dateTime } = useFormats();
  const exactTime = useExactTime();
  const queries = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, kind, name, state, by, createdAt, problems, omitted, summary, lines } = data;
  const isStopped = state === 'failed' || (state === 'faulty' && problems.length === 0);
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h2">
            <bdi>{name}</bdi>
          </Typography>
          <Chip size="small" variant="outlined" color={colors[state]} label={t(`imports.state.${state}`)} />
        </Box>
        <Typography variant="caption" color="text.secondary">
          {t('imports.facts', {
            kind: t(`imports.kind.${kind}`),
            name: `\u2068${by?.username ?? t('frame.nobody')}\u2069`,
            time: dateTime(createdAt),
          })}
        </Typography>
        {problems.length > 0 && (
          <ProblemTable
            name={name}
            label={t('imports.problemsOf', { name: `\u2068${name}\u2069`, time: exactTime(createdAt) })}
            problems={problems}
            omitted={omitted}
          />
        )}
        {(state === 'checking' || state === 'running') && <ImportProgressBar progress={data.progress} />}
        {summary?.foreign && <ForeignSummary data={data} foreign={summary.foreign} />}
        {summary && <Summary summary={summary} />}
        {!summary && lines.length > 0 && isStopped && (
          <Alert severity="error">
            <Lines lines={lines} />
          </Alert>
        )}
        {!summary && lines.length > 0 && !isStopped && <Lines lines={lines} />}
        {state === 'checked' && (
          <div>
            <Button variant="contained" onClick={() => setIsConfirming(true)}>
              {t('imports.run')}
            </Button>
          </div>
        )}
        {isConfirming && (
          <ImportQuestion
            summary={summary}
            onRun={async (removes) => {
              await request(`/api/v1/desk/imports/${id}/run`, { method: 'POST', query: { removes } });
              notify(t('imports.started'), { type: 'success' });
              await queries.invalidateQueries({ queryKey: ['imports'] });
            }}
            onClose={() => setIsConfirming(false)}
          />
        )}
      </CardContent>
    </Card>
  );
}

/** Rows per table, and further notes for the organizer. */
function Summary({ summary }: { summary: ImportSummary }) {
  const t = useText();
  const { counts, changes, isUnchanged, publicGames, quizzes, foreign } = summary;
  // Only files of other programs contain nothing but these tables.
  const isSame = !isUnchanged && foreign?.isAddition && changes?.length === 0;
  return (
    <>
      {isUnchanged && <Alert severity="info">{t('imports.unchanged')}</Alert>}
      {isSame && <Alert severity="info">{t('imports.foreign.same')}</Alert>}
      {publicGames !== null && (
        <Alert severity="warning">{t('imports.otherGames', { code: `\u2068${publicGames}\u2069` })}</Alert>
      )}
      <QuizChanges quizzes={quizzes} />
      {counts.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none' }}>
          {counts.map(({ table, rows }) => {
            const text = t('imports.rows', { table: `\u2068${table}\u2069`, count: rows });
            const change = changes?.find((each) => each.table === table);
            return (
              <Chip
                key={table}
                component="li"
                size="small"
                variant="outlined"
                sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
                color={change && !isUnchanged ? 'info' : 'default'}
                label={change && !isUnchanged ? [text, ...changeTexts(change, t)].join(' · ') : text}
              />
            );
          })}
        </Box>
      )}
    </>
  );
}

function changeTexts(change: Change, t: ReturnType<typeof useText>): string[] {
  return (['added', 'changed', 'removed'] as const).flatMap((what) =>
    change[what] > 0 ? [t(`imports.change.${what}`, { count: change[what] })] : [],
  );
}

/** Output of the command in English, from older reports and unexpected exits. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="pre" dir="ltr" lang="en" sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap' }}>
      {lines.join('\n')}
    </Box>
  );
}
