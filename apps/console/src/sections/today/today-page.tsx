import { Alert, Box, Link, Typography } from '@mui/material';
import type { DeskTodayAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { Failure } from '../../frame/failure.tsx';
import { FiguresCard } from '../../frame/figures-card.tsx';
import type { Figure } from '../../frame/figures-card.tsx';
import { LazyParts } from '../../frame/lazy-parts.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import { useUser } from '../../session/session-store.ts';

const everyMs = 15_000;
const giga = 1_000_000_000;

export function TodayPage() {
  const t = useText();
  const { dateTime } = useFormats();
  const isForAll = (useUser()?.grants ?? []).some(
    // Checkers and scorers of all of the Games see its contests, not the state of the server.
    ({ role, scope }) => scope === 'games' && (role === 'admin' || role === 'manager'),
  );
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: async () => deskApi.today(),
    refetchInterval: everyMs,
    // A right for a part of the Games opens the cards only.
    enabled: isForAll,
  });
  return (
    <Page
      title={t('today.title')}
      about={
        data?.games && (
          <Typography color="text.secondary">
            {t('today.now', { games: `\u2068${data.games.name}\u2069`, time: dateTime(data.games.now) })}
          </Typography>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isForAll && !data && !error && <Loading />}
      {data?.games?.isDemo && <Alert severity="info">{t('today.demo')}</Alert>}
      {data && <Alarms alarms={data.alarms} />}
      <Cards />
      {data && <Figures today={data} />}
    </Page>
  );
}

/** A link to the section in which an organizer handles an alarm. */
function SectionLink({ alarm }: { alarm: string }) {
  const language = useLanguage();
  const section = [...useOpenSections().values()].find(({ alarms }) => alarms?.includes(alarm));
  if (!section) return null;
  return (
    <Link component={RouterLink} to={section.address} color="inherit">
      {findText(language, `${section.name}.menu`) ?? section.name}
    </Link>
  );
}

function Alarms({ alarms }: Pick<DeskTodayAnswer, 'alarms'>) {
  const t = useText();
  const language = useLanguage();
  const { dateTime } = useFormats();
  if (alarms.length === 0) return <Typography color="text.secondary">{t('today.noAlarms')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {alarms.map(({ kind, since, count, examples }) => (
        <Alert key={kind} severity="error">
          <strong>{findText(language, `today.alarm.${kind}`) ?? kind}</strong>
          <div>{t('today.alarmFacts', { time: dateTime(since), count })}</div>
          {examples.length > 0 && <bdi dir="ltr">{examples.join(' · ')}</bdi>}
          <div>{findText(language, `today.step.${kind}`)}</div>
          <SectionLink alarm={kind} />
        </Alert>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

/** Tasks that wait for the user, by section. */
function Cards() {
  const cards = [...useOpenSections().values()]
    .toSorted((a, b) => Number(b.isCardFirst ?? false) - Number(a.isCardFirst ?? false))
    .map(({ name, card }) => ({ name, load: card }));
  return (
    <Box sx={grid}>
      <LazyParts parts={cards} />
    </Box>
  );
}

interface FigureGroup {
  title: string;
  figures: Figure[];
}

function Figures({ today: { feed, readers, storage, letters } }: { today: DeskTodayAnswer }) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const gigabytes = (bytes: number): string =>
    t('today.gigabytes', { size: number(Math.round(bytes / (giga / 10)) / 10) });
  const feedGroup: FigureGroup = {
    title: t('today.feed'),
    figures: [
      { name: t('today.lastMessage'), value: feed.lastMessageAt ? dateTime(feed.lastMessageAt) : t('today.never') },
      { name: t('today.waiting'), value: number(feed.waiting), isBad: feed.waiting > 1000 },
      { name: t('today.refused'), value: number(feed.refused), isBad: feed.refused > 0 },
    ],
  };
  const groups: FigureGroup[] = [
    // Without a results system, its figures would be riddles.
    ...(feed.isUsed ? [feedGroup] : []),
    {
      title: t('today.readers'),
      figures: [
        { name: t('today.live'), value: number(readers.live) },
        { name: t('today.sessions'), value: number(readers.sessions) },
      ],
    },
    {
      title: t('today.storage'),
      figures: [
        { name: t('today.database'), value: gigabytes(storage.databaseBytes) },
        {
          name: t('today.files'),
          value: t('today.filesValue', { count: storage.files, size: gigabytes(storage.fileBytes) }),
        },
        ...(storage.freeBytes === null ? [] : [{ name: t('today.free'), value: gigabytes(storage.freeBytes) }]),
        { name: t('today.letters'), value: number(letters.waiting) },
      ],
    },
  ];
  return (
    <Box sx={grid}>
      {groups.map((group) => (
        <FiguresCard key={group.title} {...group} />
      ))}
    </Box>
  );
}
