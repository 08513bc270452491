import { Box, Link, Typography } from '@mui/material';
import type { ResultList } from '@podium/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { localTime } from '../../fields/local-time.ts';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import type { ListColumn } from '../../lists/list-table.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { nearestDay } from '../../program/unit-times.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { resultsApi } from './results-api.ts';
import { entryState, entryStates } from './sheet-state.ts';

const everyMs = 15_000;

export function ResultsPage() {
  const t = useText();
  const lang = useLanguage();
  const { dateWithWeekday, capital, compare } = useFormats();
  const address = useListAddress();
  const { read, change } = address;
  const { data: now } = useQuery({
    queryKey: ['games-now'],
    // Without a response, the device's clock is accurate enough to choose a day.
    queryFn: async () => scheduleApi.now().catch(() => new Date().toISOString()),
  });
  const requestedDay = read('day') || (now && localTime(now, gamesOffset).slice(0, 10));
  const contests = useQuery({
    queryKey: ['results', requestedDay, lang],
    queryFn: async () => resultsApi.day(requestedDay!),
    enabled: requestedDay !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  const { data, isPlaceholderData } = contests;
  const day = data && requestedDay && nearestDay(data.days, requestedDay);
  useEffect(() => {
    // Days without contests cannot be selected.
    if (day && day !== requestedDay) change({ day });
  }, [day, requestedDay, change]);
  // Contests of another day must not appear for this one.
  const isOtherDay = day !== requestedDay || isPlaceholderData;
  const items = data?.items ?? [];
  const choicesOf = (field: 'discipline' | 'venue') =>
    [...new Map(items.flatMap((item) => (item[field] ? [[item[field].id, item[field].name] as const] : [])))]
      .map(([value, name]) => ({ value, name }))
      .toSorted((a, b) => compare(a.name, b.name));
  const states = entryStates.map((value) => ({ value, name: t(`results.states.${value}`) }));
  const [sport, venue, state] = ['sport', 'venue', 'state'].map(read);
  const visibleItems = items.filter(
    (item) =>
      (!sport || item.discipline?.id === sport) &&
      (!venue || item.venue?.id === venue) &&
      (!state || entryState(item.status) === state),
  );
  return (
    <ListPage
      title={t('results.title')}
      about={t('results.about')}
      filters={
        data && [
          {
            name: 'day',
            type: 'choice',
            label: t('program.day'),
            initial: day,
            choices: data.days.map((value) => ({ value, name: capital(dateWithWeekday(value)) })),
          },
          {
            name: 'sport',
            type: 'choice',
            label: t('program.field.discipline'),
            all: t('program.allDisciplines'),
            choices: choicesOf('discipline'),
          },
          {
            name: 'venue',
            type: 'choice',
            label: t('program.field.venue'),
            all: t('program.allVenues'),
            choices: choicesOf('venue'),
          },
          { name: 'state', type: 'choice', label: t('results.state'), all: t('results.allStates'), choices: states },
        ]
      }
      address={address}
      list={{ ...loadedList(contests), items: data && !isOtherDay ? visibleItems : undefined }}
      none={t('program.none')}
      itemKey={({ unit }) => unit.id}
      columns={useColumns()}
    />
  );
}

type Contest = ResultList['items'][number];

function useColumns(): ListColumn<Contest>[] {
  const t = useText();
  const { time } = useFormats();
  const { statusName } = useUnitTexts();
  return [
    { name: 'contest', label: t('program.field.contest'), cell: (item) => <ContestName item={item} /> },
    { name: 'time', label: t('program.field.time'), cell: ({ start }) => (start ? time(start) : '–') },
    { name: 'place', label: t('program.field.place'), cell: ({ venue }) => <bdi>{venue?.name ?? '–'}</bdi> },
    { name: 'status', label: t('program.field.status'), cell: ({ status }) => statusName(status) },
    { name: 'result', label: t('results.result'), cell: ({ told }) => <bdi>{told}</bdi> },
  ];
}

function ContestName({ item: { unit, discipline, event, sides, mayEnter, hasFeed } }: { item: Contest }) {
  const t = useText();
  const name = <bdi>{unit.name}</bdi>;
  return (
    <Box>
      {mayEnter ? (
        <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`}>
          {name}
        </Link>
      ) : (
        name
      )}
      {sides.length > 0 && (
        <Typography variant="body2" component="p">
          {sides.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' – '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </Typography>
      )}
      <Typography variant="caption" component="p" color="text.secondary">
        <bdi>{[discipline?.name, event?.name].filter(Boolean).join(' · ')}</bdi>
      </Typography>
      {hasFeed && (
        <Typography variant="caption" component="p" color="text.secondary">
          {t('results.hasFeed')}
        </Typography>
      )}
    </Box>
  );
}
