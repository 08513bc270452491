import { isolate } from '@podium/i18n';
import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { resultsApi } from './results-api.ts';

/** Explains unknown competitors of a contest: a tie that an organizer has to decide, or earlier contests. */
export function OpenPlaces({ unit }: { unit: string }) {
  const t = useText();
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ['open-ties', language], queryFn: async () => resultsApi.openTies() });
  const ties = data?.items.filter(({ waiting }) => waiting.includes(unit)) ?? [];
  if (ties.length === 0) return <Alert severity="info">{t('results.openPlaces')}</Alert>;
  const list = new Intl.ListFormat(language);
  return ties.map(({ unit: { id, name }, names, places }) => (
    <Alert key={`${id} ${places.join(' ')}`} severity="warning">
      {t('results.heldByTie', { names: list.format(names.map(isolate)), places: list.format(places.map(String)) })}{' '}
      <Link component={RouterLink} to={`/results/${encodeURIComponent(id)}`}>
        <bdi>{name}</bdi>
      </Link>
    </Alert>
  ));
}
