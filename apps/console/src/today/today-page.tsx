import { Alert, Box, Card, CardContent, Link, Typography } from '@mui/material';
import type { DeskTodayAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { deskApi } from '../api/desk-api.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language-store.ts';
import { findText, useText } from '../language/text.ts';
import { addresses } from '../sign-in/rights.ts';
import type { Section } from '../sign-in/rights.ts';
import { useSections } from '../sign-in/session-store.ts';

const everyMs = 15_000;
const giga = 1_000_000_000;

export function TodayPage() {
  const t = useText();
  const { dateTime } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: async () => deskApi.today(),
    refetchInterval: everyMs,
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
      {!data && !error && <Loading />}
      {data?.games?.isDemo && <Alert severity="info">{t('today.demo')}</Alert>}
      {data && <Alarms alarms={data.alarms} />}
      {data && <Figures today={data} />}
    </Page>
  );
}

/** The section in which an organizer handles an alarm. */
const sectionByTask: Readonly<Record<string, Section>> = {
  'awards-taken-back': 'switches',
  'edit-contradicted': 'schedule',
  'qr-posted': 'qrCodes',
  'erasure-due': 'erasures',
};

function SectionLink({ section }: { section: Section | undefined }) {
  const t = useText();
  const sections = useSections();
  if (!section || !sections.has(section)) return null;
  return (
    <Link component={RouterLink} to={addresses[section]} color="inherit">
      {t(`frame.sections.${section}`)}
    </Link>
  );
}

function Alarms({ alarms }: Pick<DeskTodayAnswer, 'alarms'>) {
  const t = useText();
  const language = useLanguage();
  const { dateTime } = useFormats();
  if (alarms.length === 0) return <Alert severity="success">{t('today.noAlarms')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {alarms.map(({ kind, since, count, examples }) => (
        <Alert key={kind} severity="error">
          <strong>{findText(language, `today.alarm.${kind}`) ?? kind}</strong>
          <div>{t('today.alarmFacts', { time: dateTime(since), count })}</div>
          {examples.length > 0 && <bdi dir="ltr">{examples.join(' · ')}</bdi>}
          <div>{findText(language, `today.step.${kind}`)}</div>
          <SectionLink section={sectionByTask[kind]} />
        </Alert>
      ))}
    </Box>
  );
}

interface Figure {
  name: string;
  value: string;
  to?: string;
  isBad?: boolean;
}

function Figures({ today: { feed, readers, storage, letters } }: { today: DeskTodayAnswer }) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const sections = useSections();
  const gigabytes = (bytes: number): string =>
    t('today.gigabytes', { size: number(Math.round(bytes / (giga / 10)) / 10) });
  const hasContent = sections.has('content');
  const kinds = useQuery({ queryKey: ['kinds'], queryFn: async () => deskApi.kinds(), enabled: hasContent });
  const sum = (part: 'review' | 'scheduled' | 'failed'): number =>
    kinds.data?.items.reduce((total, kind) => total + kind[part], 0) ?? 0;
  const groups: { title: string; figures: Figure[] }[] = [
    {
      title: t('today.feed'),
      figures: [
        { name: t('today.lastMessage'), value: feed.lastMessageAt ? dateTime(feed.lastMessageAt) : t('today.never') },
        { name: t('today.waiting'), value: number(feed.waiting), isBad: feed.waiting > 1000 },
        { name: t('today.refused'), value: number(feed.refused), isBad: feed.refused > 0 },
      ],
    },
    {
      title: t('today.readers'),
      figures: [
        { name: t('today.live'), value: number(readers.live) },
        { name: t('today.sessions'), value: number(readers.sessions) },
      ],
    },
    ...(hasContent && kinds.data
      ? [
          {
            title: t('today.drafts'),
            figures: [
              { name: t('today.review'), value: number(sum('review')), to: '/content' },
              { name: t('today.scheduled'), value: number(sum('scheduled')), to: '/content' },
              { name: t('today.failed'), value: number(sum('failed')), to: '/content', isBad: sum('failed') > 0 },
            ],
          },
        ]
      : []),
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
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
      {groups.map(({ title, figures }) => (
        <Card key={title}>
          <CardContent>
            <Typography variant="h2" gutterBottom>
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
              {figures.map(({ name, value, to, isBad }) => (
                <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {name}
                  </Box>
                  <Box
                    component="dd"
                    sx={{ m: 0, fontWeight: 700, textAlign: 'end', color: isBad ? 'error.main' : 'text.primary' }}
                  >
                    {to ? (
                      <Link
                        component={RouterLink}
                        to={to}
                        color="inherit"
                        aria-label={t('today.figure', { name, value })}
                      >
                        {value}
                      </Link>
                    ) : (
                      value
                    )}
                  </Box>
                </Box>
              ))}
            </Box>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
