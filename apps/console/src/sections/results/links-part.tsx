import { Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { Failure } from '../../frame/failure.tsx';
import { OneTimeLink } from '../../frame/one-time-link.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { resultsApi } from './results-api.ts';

/** Links with which scorers enter results without an account. */
export function LinksPart({ unit }: { unit: string }) {
  const t = useText();
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [hours, setHours] = useState('12');
  const [url, setUrl] = useState<string>();
  const { isSending, failure, send } = useSending();
  const { data, error, refetch } = useQuery({
    queryKey: ['scorer-links', unit],
    queryFn: async () => resultsApi.links(unit),
  });
  const isReady = label.trim() !== '' && Number.isInteger(Number(hours)) && Number(hours) >= 1 && Number(hours) <= 72;
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> =>
    send(async () => {
      await work();
      await queries.invalidateQueries({ queryKey: ['scorer-links', unit] });
    });
  const make = async (): Promise<void> => {
    const link = await resultsApi.makeLink(unit, { label: label.trim(), hours: Number(hours) });
    setUrl(link.url);
    setLabel('');
  };
  return (
    <Box component="section" id="links" sx={{ ...panel, p: 2, display: 'grid', gap: 1.5, scrollMarginTop: 72 }}>
      <Typography variant="h2" component="h2">
        {t('results.links.title')}
      </Typography>
      <Typography color="text.secondary">{t('results.links.about')}</Typography>
      {(error ?? failure) !== undefined && <Failure error={error ?? failure} onRetry={() => void refetch()} />}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void attempt(make);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <TextField
          label={t('results.links.label')}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
        />
        <TextField
          label={t('results.links.hours')}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          sx={{ width: 120 }}
        />
        <Button type="submit" variant="outlined" disabled={isSending || !isReady}>
          {t('results.links.make')}
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.items.map((link) => (
          <Box component="li" key={link.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <bdi>{link.label}</bdi>
            <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
              {link.revokedAt
                ? t('results.links.revoked', { time: dateTime(link.revokedAt) })
                : t('results.links.until', { time: dateTime(link.expiresAt) })}
              {link.lastUsedAt && ` · ${t('results.links.used', { time: dateTime(link.lastUsedAt) })}`}
            </Typography>
            {!link.revokedAt && (
              <Button
                color="error"
                size="small"
                aria-label={t('results.links.revokeOf', { name: `\u2068${link.label}\u2069` })}
                onClick={() => void attempt(async () => resultsApi.revokeLink(unit, link.id))}
              >
                {t('results.links.revoke')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
