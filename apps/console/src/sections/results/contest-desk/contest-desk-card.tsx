/** The contests of today by place, on the start page: contests that wait for an organizer come first. */
import { Alert, Box, Chip, Typography } from '@mui/material';
import type { ContestDesk } from '@podium/contract';
import { contestNeedNames } from '@podium/games';
import type { ContestNeed } from '@podium/games';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../frame/failure.tsx';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { resultsApi } from '../results-api.ts';
import { TiesCard } from '../ties-card.tsx';
import { PlacePanel } from './place-panel.tsx';

const everyMs = 15_000;

export function ContestDeskCard() {
  const t = useText();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['contest-desk', language],
    queryFn: async () => resultsApi.contestDesk(),
    refetchInterval: everyMs,
  });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1' }}>
      <TiesCard />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Typography variant="h2" component="h2">
            {t('results.desk.title')}
          </Typography>
          {data.places.length === 0 ? (
            <Alert severity="info">{t('results.desk.none')}</Alert>
          ) : (
            <Places places={data.places} day={data.now.slice(0, 10)} />
          )}
        </>
      )}
    </Box>
  );
}

interface PlacesProps extends Pick<ContestDesk, 'places'> {
  /** Today. */
  day: string;
}

function Places({ places, day }: PlacesProps) {
  const t = useText();
  const [chosen, setChosen] = useState<ContestNeed>();
  const countOf = (need: ContestNeed): number =>
    places.flatMap(({ needy }) => needy).filter(({ needs }) => needs.includes(need)).length;
  const counts = contestNeedNames.map((need) => ({ need, count: countOf(need) })).filter(({ count }) => count > 0);
  // The last contest of a chosen need is done: all are shown again.
  const filter = counts.some(({ need }) => need === chosen) ? chosen : undefined;
  const shown = places
    .map((place) => ({
      ...place,
      needy: place.needy.filter(({ needs }) => filter === undefined || needs.includes(filter)),
    }))
    .filter(({ needy }) => filter === undefined || needy.length > 0);
  return (
    <>
      {counts.length === 0 ? (
        <Alert severity="success">{t('results.desk.quiet')}</Alert>
      ) : (
        <Box
          component="fieldset"
          aria-label={t('results.desk.filter')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}
        >
          {counts.map(({ need, count }) => (
            <Chip
              key={need}
              label={t('results.desk.count', { need: t(`results.desk.needs.${need}`), count })}
              color={filter === need ? 'primary' : 'default'}
              aria-pressed={filter === need}
              onClick={() => setChosen(filter === need ? undefined : need)}
              sx={{ minHeight: 40, borderRadius: 20, px: 0.5 }}
            />
          ))}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
        }}
      >
        {shown.map((place) => (
          <PlacePanel key={place.place?.id ?? ''} place={place} day={day} isFiltered={filter !== undefined} />
        ))}
      </Box>
    </>
  );
}
