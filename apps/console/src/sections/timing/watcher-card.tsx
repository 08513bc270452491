import { isolate } from '@podium/i18n';
import { Alert, Box, Card, CardContent, Chip, Typography } from '@mui/material';
import type { TimingWatcher } from '@podium/contract';
import { useId } from 'react';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useProblemPhrases } from '../../language/problem-phrases.ts';
import { isolatedText, translateProblem } from '../../language/shown-problem.ts';
import { useText } from '../../language/text.ts';

/** A computer at a venue: whether it is connected, what it has sent, and what was wrong with it. */
export function WatcherCard({ data }: { data: TimingWatcher }) {
  const t = useText();
  const { dateTime } = useFormats();
  const heading = useId();
  const { name, formatName, isSilent, lastSeenAt, files, waiting, lastFile, lastFileAt } = data;
  return (
    <Card component="section" aria-labelledby={heading}>
      <CardContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h2" id={heading} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={isSilent ? 'error' : 'success'}
            label={t(`timing.state.${isSilent ? 'silent' : 'connected'}`)}
          />
        </Box>
        <Typography variant="caption" color="text.secondary">
          {t('timing.facts', { format: isolate(formatName), time: dateTime(lastSeenAt) })}
        </Typography>
        {isSilent && <Alert severity="warning">{t('timing.silentHelp')}</Alert>}
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {lastFile === null || lastFileAt === null
            ? t('timing.noFile')
            : t('timing.lastFile', { file: isolatedText(lastFile), time: dateTime(lastFileAt), count: files })}
        </Typography>
        {waiting > 0 && <Typography>{t('timing.waiting', { count: waiting })}</Typography>}
        <Problems data={data} />
      </CardContent>
    </Card>
  );
}

function Problems({ data: { problems, problemAt } }: { data: TimingWatcher }) {
  const t = useText();
  const { dateTime } = useFormats();
  const language = useLanguage();
  const { data: phrases } = useProblemPhrases();
  const [first] = problems;
  if (!first || problemAt === null) return null;
  return (
    <Alert severity="error">
      <strong>{t('timing.problem', { file: isolatedText(first.file), time: dateTime(problemAt) })}</strong>
      {problems.map((problem) => {
        const { message, language: written } = translateProblem(problem, language, phrases);
        return (
          <div key={problem.message} lang={written} dir={written === language ? undefined : 'auto'}>
            {message}
          </div>
        );
      })}
    </Alert>
  );
}
