import { Box, Link, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { localTime } from '../../fields/local-time.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { nearestDay } from '../../program/unit-times.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { resultsApi } from './results-api.ts';
import { entryState, entryStates } from './sheet-state.ts';

const everyMs = 15_000;

export function ResultsPage() {
  const t = useText();
  const lang = useLanguage();
  const { dateWithWeekday, capital, time, compare } = useFormats();
  const { statusName } = useUnitTexts();
  const [search, setSearch] = useSearchParams();
  const { data: now } = useQuery({
    queryKey: ['games-now'],
    // Without a response, the device's clock is accurate enough to choose a day.
    queryFn: async () => scheduleApi.now().catch(() => new Date().toISOString()),
  });
  const requestedDay = search.get('day') ?? (now && localTime(now, gamesOffset).slice(0, 10));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['results', requestedDay, lang],
    queryFn: async () => resultsApi.day(requestedDay!),
    enabled: requestedDay !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  const setParameter = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const items = data?.items ?? [];
  const listNames = (field: 'discipline' | 'venue') =>
    [...new Map(items.flatMap((item) => (item[field] ? [[item[field].id, item[field].name] as const] : [])))].toSorted(
      (a, b) => compare(a[1], b[1]),
    );
  const [sport, venue, state] = ['sport', 'venue', 'state'].map((name) => search.get(name) ?? '');
  const visibleItems = items.filter(
    (item) =>
      (!sport || item.discipline?.id === sport) &&
      (!venue || item.venue?.id === venue) &&
      (!state || entryState(item.status) === state),
  );
  const day = data && requestedDay && nearestDay(data.days, requestedDay);
  useEffect(() => {
    if (!day || day === requestedDay) return;
    // Days without contests cannot be selected.
    setSearch(
      (now) => {
        now.set('day', day);
        return now;
      },
      { replace: true },
    );
  }, [day, requestedDay, setSearch]);
  // Contests of another day must not appear for this one.
  const isOtherDay = day !== requestedDay || isPlaceholderData;
  return (
    <Page
      title={t('results.title')}
      about={
        <>
          <Typography color="text.secondary">{t('results.about')}</Typography>
          <Link component={RouterLink} to="/results/scorer-links">
            {t('results.links.title')}
          </Link>
        </>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Box
            component="search"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
            }}
          >
            <TextField
              select
              label={t('program.day')}
              value={data.days.includes(day ?? '') ? day : ''}
              onChange={({ target }) => setParameter('day', target.value)}
            >
              {data.days.map((day) => (
                <MenuItem key={day} value={day}>
                  {capital(dateWithWeekday(day))}
                </MenuItem>
              ))}
            </TextField>
            <Choice
              label={t('program.field.discipline')}
              all={t('program.allDisciplines')}
              value={sport!}
              choices={listNames('discipline')}
              onChange={(value) => setParameter('sport', value)}
            />
            <Choice
              label={t('program.field.venue')}
              all={t('program.allVenues')}
              value={venue!}
              choices={listNames('venue')}
              onChange={(value) => setParameter('venue', value)}
            />
            <Choice
              label={t('results.state')}
              all={t('results.allStates')}
              value={state!}
              choices={entryStates.map((state) => [state, t(`results.states.${state}`)])}
              onChange={(value) => setParameter('state', value)}
            />
          </Box>
          {isOtherDay ? (
            <Loading />
          ) : visibleItems.length === 0 ? (
            <Typography>{t('program.none')}</Typography>
          ) : (
            <DataTable
              label={t('results.title')}
              columns={[
                t('program.field.contest'),
                t('program.field.time'),
                t('program.field.place'),
                t('program.field.status'),
                t('results.result'),
              ]}
              rows={visibleItems.map((item) => ({
                key: item.unit.id,
                cells: [
                  <Box key="name">
                    {item.mayEnter ? (
                      <Link component={RouterLink} to={`/results/${encodeURIComponent(item.unit.id)}`}>
                        <bdi>{item.unit.name}</bdi>
                      </Link>
                    ) : (
                      <bdi>{item.unit.name}</bdi>
                    )}
                    <Typography variant="caption" component="p" color="text.secondary">
                      <bdi>{[item.discipline?.name, item.event?.name].filter(Boolean).join(' · ')}</bdi>
                    </Typography>
                    {item.hasFeed && (
                      <Typography variant="caption" component="p" color="text.secondary">
                        {t('results.hasFeed')}
                      </Typography>
                    )}
                  </Box>,
                  item.start ? time(item.start) : '–',
                  <bdi key="place">{item.venue?.name ?? '–'}</bdi>,
                  statusName(item.status),
                  <bdi key="told">{item.told}</bdi>,
                ],
              }))}
            />
          )}
        </>
      )}
    </Page>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={choices.some(([id]) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
