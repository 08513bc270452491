import { isolate } from '@podium/i18n';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Link,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import type { ResultList } from '@podium/contract';
import { foldedText, foldedWords, matches } from '@podium/games';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { localTime } from '../../fields/local-time.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListFilters } from '../../lists/list-filters.tsx';
import type { ListFilter } from '../../lists/list-filters.tsx';
import { ListTable } from '../../lists/list-table.tsx';
import type { ListColumn } from '../../lists/list-table.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { UnfoldIcon } from '../../look/icons.tsx';
import { NextRounds } from '../../program/next-rounds.tsx';
import { scheduleApi } from '../../program/schedule-api.ts';
import { nearestDay } from '../../program/unit-times.ts';
import { useUser } from '../../session/session-store.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { ContestLine, NarrowContestLine } from './contest-line.tsx';
import { contestGroups, listedRounds } from './listed-contests.ts';
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
  const words = foldedWords(read('q'));
  const visibleItems = items.filter(
    (item) =>
      (!sport || item.discipline?.id === sport) &&
      (!venue || item.venue?.id === venue) &&
      (!state || entryState(item.status) === state) &&
      (words.length === 0 || matches(foldedText(searchedText(item)), words)),
  );
  const filters: ListFilter[] | undefined = data && [
    {
      name: 'day',
      type: 'choice',
      label: t('program.day'),
      initial: day,
      choices: data.days.map((value) => ({ value, name: capital(dateWithWeekday(value)) })),
    },
    { name: 'q', type: 'search', label: t('results.search') },
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
  ];
  const list = loadedList(contests);
  const mayMakeLinks = (useUser()?.grants ?? []).some(({ role }) => role !== 'scorer');
  return (
    <Page
      title={t('results.title')}
      about={t('results.about')}
      actions={
        mayMakeLinks && (
          <Button component={RouterLink} to="/results/scorer-links" variant="outlined">
            {t('results.links.title')}
          </Button>
        )
      }
    >
      {filters && <ListFilters filters={filters} address={address} />}
      {items.length > 0 && items.every(({ hasFeed }) => hasFeed) && (
        <Typography color="text.secondary">{t('results.hasFeed')}</Typography>
      )}
      {list.error !== null && list.error !== undefined && <Failure error={list.error} onRetry={list.retry} />}
      {!data && !list.error && <Loading />}
      {data && isOtherDay && <Loading />}
      {data && !isOtherDay && (
        <>
          {visibleItems.length === 0 && (
            <Typography component="output" color="text.secondary">
              {t('program.none')}
            </Typography>
          )}
          <NextRounds
            events={[...new Set(items.flatMap(({ event }) => event?.id ?? []))]}
            seen={items.filter(({ status }) => status === 'OFFICIAL').length}
          />
          <Rounds items={visibleItems} />
          <ContestGroups items={visibleItems} address={address} />
        </>
      )}
    </Page>
  );
}

type Contest = ResultList['items'][number];

const searchedText = ({ unit, event, discipline, venue, sides }: Contest): string =>
  [unit.name, event?.name, discipline?.name, venue?.name, ...sides].filter(Boolean).join(' ');

interface ContestGroupsProps {
  items: readonly Contest[];
  address: ListAddress;
}

/** Lists contests that need attention first; finished ones are folded, unless the address opens them. */
function ContestGroups({ items, address }: ContestGroupsProps) {
  const t = useText();
  const columns = useColumns(items);
  const isDoneOpen = address.read('done') !== '';
  return contestGroups(items).map(({ name, items: members }) => {
    const title = t(`results.groups.${name}`, { count: members.length });
    const isFolded = name === 'done' && !isDoneOpen;
    return (
      <Box component="section" key={name} sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h2" component="h2">
          {name === 'done' ? (
            <Button
              aria-expanded={isDoneOpen}
              onClick={() => address.change({ done: isDoneOpen ? '' : '1' })}
              startIcon={<UnfoldIcon sx={{ transform: isDoneOpen ? 'rotate(180deg)' : undefined }} />}
              sx={{ font: 'inherit', color: 'text.primary', marginInlineStart: -1 }}
            >
              {title}
            </Button>
          ) : (
            title
          )}
        </Typography>
        {!isFolded && <ListTable label={title} items={members} itemKey={({ unit }) => unit.id} columns={columns} />}
      </Box>
    );
  });
}

/** With more rounds than these, the contests below would be out of sight on a phone. */
const openRounds = 3;

/** Links to rounds of which all contests are entered on one page. */
function Rounds({ items }: Pick<ContestGroupsProps, 'items'>) {
  const t = useText();
  const rounds = listedRounds(items);
  if (rounds.length === 0) return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={rounds.length <= openRounds}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<UnfoldIcon />}>
        <Typography>{t('results.round.list', { count: rounds.length })}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {rounds.map(({ unit, name, count }) => (
            <li key={unit}>
              <Link
                component={RouterLink}
                to={`/results/${encodeURIComponent(unit)}/round`}
                sx={{ display: 'inline-block', py: 0.75 }}
              >
                <bdi>{t('results.round.link', { name: isolate(name), count })}</bdi>
              </Link>
            </li>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

function useColumns(items: readonly Contest[]): ListColumn<Contest>[] {
  const t = useText();
  const { time } = useFormats();
  const { statusName } = useUnitTexts();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isSourceShown = items.some(({ hasFeed }) => hasFeed) && !items.every(({ hasFeed }) => hasFeed);
  const name = 'contest';
  const label = t('program.field.contest');
  if (isNarrow)
    return [{ name, label, cell: (item) => <NarrowContestLine item={item} isSourceShown={isSourceShown} /> }];
  return [
    { name, label, cell: (item) => <ContestLine item={item} isSourceShown={isSourceShown} /> },
    { name: 'time', label: t('program.field.time'), cell: ({ start }) => (start ? time(start) : '–') },
    { name: 'place', label: t('program.field.place'), cell: ({ venue }) => <bdi>{venue?.name ?? '–'}</bdi> },
    { name: 'status', label: t('program.field.status'), cell: ({ status }) => statusName(status) },
    { name: 'result', label: t('results.result'), cell: ({ told }) => <bdi>{told}</bdi> },
  ];
}
