import { Box, Button, Card, CardContent, Chip, MenuItem, TextField, Typography } from '@mui/material';
import type { ImportAnswer, ImportsAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ask } from '../api/ask.ts';
import { UploadCard } from '../fields/upload-card.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { ReasonDialog } from '../items/reason-dialog.tsx';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import { ExportCard } from './export-card.tsx';
import { ProblemTable } from './problem-table.tsx';

const base = '/api/v1/desk/imports';
const kinds = ['games', 'gtfs'] as const satisfies readonly ImportAnswer['kind'][];
/** States that change by themselves. */
const isMoving = ({ state }: ImportAnswer): boolean => state === 'checking' || state === 'running';
const pollMs = 2000;

/** Folders of the Games and timetables: uploaded, checked, and imported only when somebody says so. */
export function ImportsPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports'],
    queryFn: async () => ask<ImportsAnswer>(base),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pollMs : false),
  });
  return (
    <Page title={t('imports.title')} about={<Typography color="text.secondary">{t('imports.about')}</Typography>}>
      <ExportCard />
      <Upload onStored={() => void refetch()} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('imports.none')}</Typography>}
      {data?.items.map((one) => (
        <ImportCard key={one.id} one={one} />
      ))}
    </Page>
  );
}

function Upload({ onStored }: { onStored: () => void }) {
  const t = useText();
  const [kind, setKind] = useState<ImportAnswer['kind']>('games');
  return (
    <UploadCard
      action={t('imports.upload')}
      onChosen={async (body, name) => {
        await ask<ImportAnswer>(base, { method: 'POST', body, query: { kind, name: name.slice(0, 120) } });
        onStored();
      }}
    >
      <TextField
        select
        label={t('imports.what')}
        value={kind}
        onChange={({ target }) => setKind(target.value as ImportAnswer['kind'])}
        sx={{ minWidth: 220 }}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`imports.kind.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </UploadCard>
  );
}

const colors = {
  checking: 'info',
  checked: 'info',
  faulty: 'error',
  running: 'info',
  done: 'success',
  failed: 'error',
} as const;

function ImportCard({ one }: { one: ImportAnswer }) {
  const t = useText();
  const { dateTime } = useFormats();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { id, kind, name, state, by, createdAt, problems, lines } = one;
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h2">
            <bdi>{name}</bdi>
          </Typography>
          <Chip size="small" variant="outlined" color={colors[state]} label={t(`imports.state.${state}`)} />
        </Box>
        <Typography variant="caption" color="text.secondary">
          {t('imports.facts', {
            kind: t(`imports.kind.${kind}`),
            name: `\u2068${by?.username ?? t('items.nobody')}\u2069`,
            time: dateTime(createdAt),
          })}
        </Typography>
        {problems.length > 0 && <ProblemTable name={name} problems={problems} />}
        {lines.length > 0 && (
          <Box component="pre" dir="ltr" lang="en" sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap' }}>
            {lines.join('\n')}
          </Box>
        )}
        {state === 'checked' && (
          <div>
            <Button variant="contained" onClick={() => setIsAsked(true)}>
              {t('imports.run')}
            </Button>
          </div>
        )}
        {isAsked && (
          <ReasonDialog
            title={t('imports.runTitle')}
            text={t('imports.runText')}
            action={t('imports.run')}
            onConfirm={async () => {
              await ask(`${base}/${id}/run`, { method: 'POST' });
              notify(t('imports.started'), { type: 'success' });
              await queries.invalidateQueries({ queryKey: ['imports'] });
            }}
            onClose={() => setIsAsked(false)}
          />
        )}
      </CardContent>
    </Card>
  );
}
