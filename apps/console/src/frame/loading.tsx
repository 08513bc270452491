import { Box, CircularProgress } from '@mui/material';
import { useText } from '../language/text.ts';

export function Loading() {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 6 }}>
      <CircularProgress aria-label={t('frame.loading')} />
    </Box>
  );
}
