import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { Choice } from '../../fields/choice.tsx';
import { localTime } from '../../fields/local-time.ts';
import { Failure } from '../../frame/failure.tsx';
import { OneTimeLink } from '../../frame/one-time-link.tsx';
import { saveFile } from '../../frame/save-file.ts';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { nearestDay } from '../../program/unit-times.ts';
import { resultsApi } from './results-api.ts';

const field = { minWidth: 200 };

/** One link for all contests of a court and day, or a printed sheet with the links of all courts. */
export function CourtLinks({ onMade }: { onMade: () => void }) {
  const t = useText();
  const lang = useLanguage();
  const { dateWithWeekday, capital, compare } = useFormats();
  const [chosenDay, setDay] = useState<string>();
  const [place, setPlace] = useState('');
  const [sport, setSport] = useState('');
  const [url, setUrl] = useState<string>();
  const { isSending, failure, send } = useSending();
  const { data: now } = useQuery({
    queryKey: ['games-now'],
    // Without a response, the device's clock is accurate enough to choose a day.
    queryFn: async () => scheduleApi.now().catch(() => new Date().toISOString()),
  });
  const requestedDay = chosenDay ?? (now && localTime(now, gamesOffset).slice(0, 10));
  const { data } = useQuery({
    queryKey: ['results', requestedDay, lang],
    queryFn: async () => resultsApi.day(requestedDay!),
    enabled: requestedDay !== undefined,
  });
  const nearest = data && requestedDay && nearestDay(data.days, requestedDay);
  // The contests of the nearest day are read next.
  if (nearest && nearest !== requestedDay) setDay(nearest);
  const own = (data?.items ?? []).filter(({ mayEnter }) => mayEnter);
  const distinctRefs = (refs: ({ id: string; name: string } | null)[]): { id: string; name: string }[] =>
    [...new Map(refs.flatMap((ref) => (ref ? [[ref.id, ref]] : []))).values()].toSorted((a, b) =>
      compare(a.name, b.name),
    );
  const courts = distinctRefs(own.map(({ venue }) => venue));
  const court = courts.find(({ id }) => id === place);
  const atCourt = court ? own.filter(({ venue }) => venue?.id === place) : own;
  const sports = distinctRefs(atCourt.map(({ discipline }) => discipline));
  const chosenSport = sports.find(({ id }) => id === sport);
  const make = async (): Promise<void> => {
    if (!requestedDay) return;
    setUrl(undefined);
    const discipline = chosenSport?.id ?? null;
    if (court) {
      const { id, name } = court;
      const label = [name, chosenSport?.name].filter(Boolean).join(' · ').slice(0, 60);
      setUrl((await resultsApi.makeCourtLink({ place: id, day: requestedDay, discipline, label })).url);
    } else {
      const sheet = await resultsApi.courtSheet(requestedDay, discipline);
      saveFile(`scorers-${requestedDay}.pdf`, 'application/pdf', sheet);
    }
    onMade();
  };
  return (
    <Box component="section" sx={{ ...panel, p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('results.courts.title')}</Typography>
      <Typography color="text.secondary">{t('results.courts.about')}</Typography>
      {failure !== undefined && <Failure error={failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={field}>
          <Choice
            label={t('program.day')}
            value={requestedDay ?? ''}
            options={(data?.days ?? []).map((id) => ({ id, name: capital(dateWithWeekday(id)) }))}
            onChange={(day) => {
              setDay(day);
              setPlace('');
            }}
          />
        </Box>
        <Box sx={field}>
          <Choice
            label={t('results.courts.court')}
            all={t('results.courts.every')}
            options={courts}
            value={court?.id ?? ''}
            onChange={setPlace}
          />
        </Box>
        {sports.length > 1 && (
          <Box sx={field}>
            <Choice
              label={t('program.field.discipline')}
              all={t('program.allDisciplines')}
              options={sports}
              value={chosenSport?.id ?? ''}
              onChange={setSport}
            />
          </Box>
        )}
        <Button variant="contained" disabled={isSending || courts.length === 0} onClick={() => void send(make)}>
          {court ? t('results.links.make') : t('results.courts.print')}
        </Button>
      </Box>
      {url && (
        <OneTimeLink
          url={url}
          about={t('results.links.once')}
          label={t('results.links.code')}
          onClose={() => setUrl(undefined)}
        />
      )}
    </Box>
  );
}
