import { Box, Button, Link, Typography } from '@mui/material';
import type { ValidScorerLinks } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { useSending } from '../../api/use-sending.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { CourtLinks } from './court-links.tsx';
import { resultsApi } from './results-api.ts';

type ValidLink = ValidScorerLinks['items'][number];

/** All scorers' links that are valid now, of the contests within the user's rights. */
export function ValidLinksPage() {
  const t = useText();
  const lang = useLanguage();
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const { failure, send } = useSending();
  const links = useQuery({
    queryKey: ['valid-links', lang],
    queryFn: async () => resultsApi.validLinks(),
  });
  const revoke = async ({ id, unit }: ValidLink): Promise<void> => {
    await send(async () => (unit ? resultsApi.revokeLink(unit.id, id) : resultsApi.revokeCourtLink(id)));
    await Promise.all([links.refetch(), queries.invalidateQueries({ queryKey: ['scorer-links', unit?.id] })]);
  };
  return (
    <ListPage
      title={t('results.links.title')}
      about={
        <>
          <Typography color="text.secondary">{t('results.links.aboutAll')}</Typography>
          <Link component={RouterLink} to="/results">
            {t('results.title')}
          </Link>
        </>
      }
      lead={<CourtLinks onMade={() => void links.refetch()} />}
      address={useListAddress()}
      list={{ ...loadedList(links), error: links.error ?? failure }}
      none={t('results.links.none')}
      itemKey={({ id }) => id}
      columns={[
        { name: 'label', label: t('results.links.label'), cell: (link) => <Label link={link} /> },
        { name: 'contest', label: t('program.field.contest'), cell: (link) => <Contest link={link} /> },
        {
          name: 'by',
          label: t('results.links.by'),
          cell: ({ by }) => <bdi>{by?.username ?? t('results.links.deletedAccount')}</bdi>,
        },
        { name: 'validUntil', label: t('results.links.validUntil'), cell: ({ expiresAt }) => dateTime(expiresAt) },
        {
          name: 'lastUse',
          label: t('results.links.lastUse'),
          cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : t('results.links.unused')),
        },
        {
          name: 'revoke',
          label: t('results.links.revoke'),
          cell: (link) => (
            <Button
              color="error"
              size="small"
              aria-label={t('results.links.revokeOf', { name: `\u2068${link.label}\u2069` })}
              onClick={() => void revoke(link)}
            >
              {t('results.links.revoke')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Label({ link: { label, isUsable } }: { link: ValidLink }) {
  const t = useText();
  return (
    <Box>
      <bdi>{label}</bdi>
      {!isUsable && (
        <Typography variant="caption" component="p" color="text.secondary">
          {t('results.links.noRight')}
        </Typography>
      )}
    </Box>
  );
}

function Contest({ link: { unit, discipline, event, venue, day } }: { link: ValidLink }) {
  const t = useText();
  const { dateWithWeekday } = useFormats();
  if (!unit)
    return (
      <Box>
        {t('results.courts.all')}
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>{[discipline?.name, venue?.name, day && dateWithWeekday(day)].filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </Box>
    );
  return (
    <Box>
      <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`}>
        <bdi>{unit.name}</bdi>
      </Link>
      <Typography variant="caption" component="p" color="text.secondary">
        <bdi>{[discipline?.name, event?.name, venue?.name].filter(Boolean).join(' · ')}</bdi>
      </Typography>
    </Box>
  );
}
