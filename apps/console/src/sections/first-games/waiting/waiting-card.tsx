import { Card, CardContent, Link, Typography } from '@mui/material';
import type { FirstGamesWaiting } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../../api/request.ts';
import { useFormats } from '../../../language/formats.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { waitingLines } from './waiting-lines.ts';

const everyMs = 60_000;

/** Rounds to draw and entries to go through, on the start page. */
export function WaitingCard() {
  const t = useText();
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { data } = useQuery({
    queryKey: ['first-games', 'waiting'],
    queryFn: async () => request<FirstGamesWaiting>('/api/v1/desk/first-games/waiting'),
    refetchInterval: everyMs,
  });
  const lines = data ? waitingLines(data, { language, t, dateTime }) : [];
  if (lines.length === 0) return null;
  return (
    <Card sx={{ gridColumn: '1 / -1' }}>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {t('waiting.title')}
        </Typography>
        {lines.map(({ text, to }) => (
          <Typography key={to + text} component="p" gutterBottom>
            <Link component={RouterLink} to={to}>
              {text}
            </Link>
          </Typography>
        ))}
      </CardContent>
    </Card>
  );
}
