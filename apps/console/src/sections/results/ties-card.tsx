import { Card, CardContent, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { isolated } from '../../language/isolated.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { resultsApi } from './results-api.ts';

const everyMs = 60_000;

/** Ties that keep contests from getting their competitors, and contests without a result, on the start page. */
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
        {data.items.map(({ unit, event, names, places, isShared }) => (
          <Typography key={`${unit.id} ${places.join(' ')}`} component="p" gutterBottom>
            <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`}>
              <bdi>{[event?.name, places.length === 0 && unit.name].filter(Boolean).join(' · ')}</bdi>
            </Link>{' '}
            {places.length > 0
              ? t(isShared ? 'results.doubt.sharedMedal' : 'results.doubt.tie', {
                  names: list.format(names.map(isolated)),
                  places: list.format(places.map(String)),
                })
              : t('results.doubt.abandoned')}
          </Typography>
        ))}
      </CardContent>
    </Card>
  );
}
