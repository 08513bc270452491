import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import type { AuditEntry } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { lastHour } from './last-hour.ts';
import { SubjectLink } from './subject-link.tsx';
import { useDecisions } from './use-decisions.ts';

const everyMs = 30_000;
const maxRead = 60;
const maxShown = 8;

/** Decisions of the last hour, on the start page. Each leads to where it is taken back. */
export function LastHourCard() {
  const t = useText();
  const language = useLanguage();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['audit', 'last-hour', language],
    queryFn: async () => deskApi.audit({ count: maxRead, lang: language }),
    refetchInterval: everyMs,
  });
  if (!data) return null;
  const groups = lastHour(data.items, dataUpdatedAt);
  return (
    <Card sx={{ gridColumn: { md: 'span 2' } }}>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {t('audit.lastHour.title')}
        </Typography>
        {groups.length === 0 && <Typography color="text.secondary">{t('audit.lastHour.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {groups.slice(0, maxShown).map(({ entry, count }) => (
            <Decision key={`${entry.at} ${entry.type} ${entry.about}`} entry={entry} count={count} />
          ))}
        </Box>
        <Link component={RouterLink} to="/audit" sx={{ display: 'inline-block', pt: 1 }}>
          {t('audit.lastHour.all')}
        </Link>
      </CardContent>
    </Card>
  );
}

function Decision({ entry, count }: { entry: AuditEntry; count: number }) {
  const t = useText();
  const { time } = useFormats();
  const { typeName } = useDecisions();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" component="time" dateTime={entry.at} sx={{ width: 48, flexShrink: 0 }}>
        {time(entry.at)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          {typeName(entry.type)}
          {count > 1 && ` ${t('audit.lastHour.times', { count })}`}
        </Typography>
        <Typography variant="body2">
          <SubjectLink entry={entry} />
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {entry.by ? <bdi>{entry.by.username}</bdi> : t('frame.nobody')}
        </Typography>
      </Box>
    </Box>
  );
}
