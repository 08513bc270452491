import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../frame/failure.tsx';
import { useText } from '../../language/text.ts';
import { printsApi } from './prints-api.ts';
import type { PaperRequest } from './prints-api.ts';

interface OpenPdfProps {
  paper: PaperRequest;
  /** Name of the paper, for screen readers. */
  name: string;
  /** Text in place of the button while choices are missing. */
  missing?: string | undefined;
}

/** Shows the length of a paper, and the link that opens it. */
export function OpenPdf({ paper, name, missing }: OpenPdfProps) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['paper-count', paper],
    queryFn: async () => printsApi.count(paper),
    enabled: missing === undefined,
    retry: false,
  });
  if (missing !== undefined) return <Alert severity="info">{missing}</Alert>;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <CircularProgress size={24} aria-label={t('frame.loading')} sx={{ m: 1 }} />;
  const { total, max } = data;
  if (total === 0) return <Alert severity="info">{t('prints.nothing')}</Alert>;
  if (total > max) return <Alert severity="warning">{t('prints.tooMany', { total, max })}</Alert>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button
        variant="contained"
        component="a"
        href={printsApi.pdf(paper)}
        target="_blank"
        rel="noopener"
        aria-label={t('prints.openOf', { name })}
      >
        {t('prints.open')}
      </Button>
      <Typography color="text.secondary">{t(`prints.count.${paper.of}`, { count: total })}</Typography>
    </Box>
  );
}
