import { isolate } from '@podium/i18n';
import { Box, Button, Card, CardContent, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { Failure } from '../../frame/failure.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { lastActs } from './last-acts.ts';
import { SubjectLink } from './subject-link.tsx';
import { useDecisions } from './use-decisions.ts';

const everyMs = 30_000;
const maxRead = 60;
const maxShown = 10;

/** The last decisions, on the start page, with a link to undo those that allow it. */
export function LastActsCard() {
  const t = useText();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'last-acts', language],
    queryFn: async () => deskApi.audit({ count: maxRead, lang: language }),
    refetchInterval: everyMs,
  });
  if (!data) return error && <Failure error={error} onRetry={() => void refetch()} />;
  const acts = lastActs(data.items);
  return (
    <Card sx={{ gridColumn: { md: 'span 2' } }}>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {t('audit.lastActs.title')}
        </Typography>
        {acts.length === 0 && <Typography color="text.secondary">{t('audit.lastActs.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {acts.slice(0, maxShown).map((act) => (
            <Decision key={`${act.entry.at} ${act.entry.type} ${act.entry.about}`} act={act} />
          ))}
        </Box>
        <Link component={RouterLink} to="/audit" sx={{ display: 'inline-block', pt: 1 }}>
          {t('audit.lastActs.all')}
        </Link>
      </CardContent>
    </Card>
  );
}

function Decision({ act: { entry, count, isNewest } }: { act: ReturnType<typeof lastActs>[number] }) {
  const t = useText();
  const { time, dateTime } = useFormats();
  const { typeName, undoPath } = useDecisions();
  const undo = isNewest ? undoPath(entry) : undefined;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" component="time" dateTime={entry.at} sx={{ width: 48, flexShrink: 0 }}>
        <span title={dateTime(entry.at)}>{time(entry.at)}</span>
      </Typography>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2">
          {typeName(entry.type)}
          {count > 1 && ` ${t('audit.lastActs.times', { count })}`}
        </Typography>
        <Typography variant="body2">
          <SubjectLink entry={entry} />
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {entry.by ? <bdi>{entry.by.username}</bdi> : t('frame.nobody')}
        </Typography>
      </Box>
      {undo !== undefined && (
        <Button
          size="small"
          component={RouterLink}
          to={undo}
          aria-label={t('audit.lastActs.undoOf', {
            act: typeName(entry.type),
            about: isolate(entry.subject ?? entry.about ?? ''),
          })}
          sx={{ alignSelf: 'start', flexShrink: 0 }}
        >
          {t('frame.undo')}
        </Button>
      )}
    </Box>
  );
}
