import { Alert, Box, Button, Link, Typography } from '@mui/material';
import type { ValidScorerLinks } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { resultsApi } from './results-api.ts';

type ValidLink = ValidScorerLinks['items'][number];

/** All scorers' links that are valid now, of the contests within the user's rights. */
export function ValidLinksPage() {
  const t = useText();
  const lang = useLanguage();
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const [fault, setFault] = useState<unknown>();
  const { data, error, refetch } = useQuery({
    queryKey: ['valid-links', lang],
    queryFn: async () => resultsApi.validLinks(),
  });
  const revoke = async ({ id, unit }: ValidLink): Promise<void> => {
    setFault(undefined);
    await resultsApi.revokeLink(unit.id, id).catch(setFault);
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['scorer-links', unit.id] })]);
  };
  const failure = error ?? fault;
  return (
    <Page
      title={t('results.links.title')}
      about={
        <>
          <Typography color="text.secondary">{t('results.links.aboutAll')}</Typography>
          <Link component={RouterLink} to="/results">
            {t('results.title')}
          </Link>
        </>
      }
    >
      {failure !== undefined && failure !== null && <Failure error={failure} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Alert severity="info">{t('results.links.none')}</Alert>}
      {data && data.items.length > 0 && (
        <DataTable
          label={t('results.links.title')}
          columns={[
            t('results.links.label'),
            t('program.field.contest'),
            t('results.links.by'),
            t('results.links.validUntil'),
            t('results.links.lastUse'),
            t('results.links.revoke'),
          ]}
          rows={data.items.map((link) => ({
            key: link.id,
            cells: [
              <Box key="label">
                <bdi>{link.label}</bdi>
                {!link.isUsable && (
                  <Typography variant="caption" component="p" color="text.secondary">
                    {t('results.links.noRight')}
                  </Typography>
                )}
              </Box>,
              <Box key="contest">
                <Link component={RouterLink} to={`/results/${encodeURIComponent(link.unit.id)}`}>
                  <bdi>{link.unit.name}</bdi>
                </Link>
                <Typography variant="caption" component="p" color="text.secondary">
                  <bdi>{[link.discipline?.name, link.event?.name, link.venue?.name].filter(Boolean).join(' · ')}</bdi>
                </Typography>
              </Box>,
              <bdi key="by">{link.by?.username ?? t('results.links.deletedAccount')}</bdi>,
              dateTime(link.expiresAt),
              link.lastUsedAt ? dateTime(link.lastUsedAt) : t('results.links.unused'),
              <Button
                key="revoke"
                color="error"
                size="small"
                aria-label={t('results.links.revokeOf', { name: `\u2068${link.label}\u2069` })}
                onClick={() => void revoke(link)}
              >
                {t('results.links.revoke')}
              </Button>,
            ],
          }))}
        />
      )}
    </Page>
  );
}
