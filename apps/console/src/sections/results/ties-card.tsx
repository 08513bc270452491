import { isolate } from '@podium/i18n';
import { Card, CardContent, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { resultsApi } from './results-api.ts';

const everyMs = 60_000;

/** Open decisions that hold up an event, on the start page. */
export function TiesCard() {
  const t = useText();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['open-ties', language],
    queryFn: async () => resultsApi.openTies(),
    refetchInterval: everyMs,
  });
  if (!data || data.items.length === 0) return null;
  const list = new Intl.ListFormat(language);
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {t('results.tiesTitle')}
        </Typography>
        {data.items.map(({ kind, unit, event, names, places, from }) => (
          <Typography key={`${unit.id} ${kind} ${places.join(' ')}`} component="p" gutterBottom>
            <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`}>
              <bdi>{[event?.name, places.length === 0 && unit.name].filter(Boolean).join(' · ')}</bdi>
            </Link>{' '}
            {kind === 'abandoned'
              ? t('results.doubt.abandoned')
              : kind === 'nobody'
                ? t('results.doubt.nobody', { contest: isolate(from ?? '') })
                : t(`results.doubt.${kind}`, {
                    names: list.format(names.map(isolate)),
                    places: list.format(places.map(String)),
                  })}
          </Typography>
        ))}
      </CardContent>
    </Card>
  );
}
