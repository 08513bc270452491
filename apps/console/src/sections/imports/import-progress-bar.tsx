import { Box, LinearProgress, Typography } from '@mui/material';
import type { ImportAnswer } from '@podium/contract';
import { useText } from '../../language/text.ts';

export function ImportProgressBar({ progress }: { progress: ImportAnswer['progress'] }) {
  const t = useText();
  const { phase, done, total } = progress ?? { phase: 'reading', done: 0, total: null };
  const text =
    total === null
      ? t(`imports.phase.${phase}`)
      : t('imports.step', { phase: t(`imports.phase.${phase}`), done, total });
  const isCounted = total !== null && total > 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 480 }}>
      <LinearProgress
        {...(isCounted ? { variant: 'determinate', value: Math.round((100 * done) / total) } : {})}
        aria-label={t('imports.progress')}
        aria-valuetext={text}
      />
      <Typography variant="caption" color="text.secondary">
        {text}
      </Typography>
    </Box>
  );
}
