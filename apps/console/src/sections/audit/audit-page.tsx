import {
  Box,
  Button,
  Card,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import type { AuditEntry } from '@podium/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { deskApi } from '../../api/desk-api.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { SectionsContext } from '../../session/open-sections.ts';
import { auditCsv } from './audit-csv.ts';
import { saveFile } from '../../frame/save-file.ts';

/** The audit log: who decided what, when and why, with the values before and after. */
export function AuditPage() {
  const t = useText();
  const { dateTime } = useFormats();
  const language = useLanguage();
  const [type, setType] = useState('');
  const [about, setAbout] = useState('');
  const [actor, setActor] = useState<{ id: string; username: string }>();
  const [selectedEntry, setSelectedEntry] = useState<AuditEntry>();
  const searched = useDebounced(about.trim(), 300);
  const query = { type: type || undefined, about: searched || undefined, by: actor?.id };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: async ({ pageParam }) => deskApi.audit({ ...query, before: pageParam, count: 50 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const owners = new Map(
    use(SectionsContext).flatMap(({ name, decisions = [] }) => decisions.map((decision) => [decision, name] as const)),
  );
  const typeName = (decision: string): string =>
    findText(language, `${owners.get(decision)}.decisions.${decision.replace('.', '-')}`) ?? decision;
  return (
    <Page
      title={t('audit.title')}
      actions={
        <Button
          variant="outlined"
          disabled={entries.length === 0}
          onClick={() => saveFile('audit.csv', 'text/csv', auditCsv(entries))}
        >
          {t('audit.csv')}
        </Button>
      }
      about={<Typography color="text.secondary">{t('audit.about')}</Typography>}
    >
      <Card>
        <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label={t('audit.what')}
            value={type}
            onChange={({ target }) => setType(target.value)}
            sx={{ minWidth: 200 }}
          >
            <MenuItem value="">{t('audit.all')}</MenuItem>
            {[...owners.keys()].map((decision) => (
              <MenuItem key={decision} value={decision}>
                {typeName(decision)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('audit.item')}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
          />
          {actor && (
            <Button variant="outlined" onClick={() => setActor(undefined)}>
              {t('audit.notOnly', { name: `\u2068${actor.username}\u2069` })}
            </Button>
          )}
        </CardContent>
      </Card>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && entries.length === 0 && <Typography>{t('audit.none')}</Typography>}
      {entries.length > 0 && (
        <DataTable
          label={t('audit.title')}
          columns={[
            t('audit.when'),
            t('audit.who'),
            t('audit.what'),
            t('audit.item'),
            t('audit.why'),
            t('audit.details'),
          ]}
          rows={entries.map((entry) => ({
            key: `${entry.at} ${entry.type} ${entry.about ?? ''} ${entry.entry ?? ''}`,
            cells: [
              dateTime(entry.at),
              entry.by ? (
                <Button key="by" size="small" onClick={() => setActor(entry.by ?? undefined)}>
                  <bdi>{entry.by.username}</bdi>
                </Button>
              ) : (
                t('frame.nobody')
              ),
              typeName(entry.type),
              <bdi key="about">{entry.about ?? '–'}</bdi>,
              <span key="reason" dir="auto">
                {entry.reason ?? '–'}
              </span>,
              <Button
                key="more"
                size="small"
                aria-label={t('audit.detailsOf', { about: entry.about ?? '', time: dateTime(entry.at) })}
                onClick={() => setSelectedEntry(entry)}
              >
                {t('audit.details')}
              </Button>,
            ],
          }))}
        />
      )}
      {hasNextPage && (
        <div>
          <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      )}
      {selectedEntry && <EntryDialog entry={selectedEntry} onClose={() => setSelectedEntry(undefined)} />}
    </Page>
  );
}

function EntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useText();
  const { before, after, about } = entry;
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby="audit-title">
      <DialogTitle id="audit-title">
        <bdi>{about ?? t('audit.details')}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {(
          [
            ['audit.before', before],
            ['audit.after', after],
          ] as const
        ).map(([key, value]) => (
          <Box key={key} sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h3">
              {t(key)}
            </Typography>
            <Box
              component="pre"
              dir="ltr"
              tabIndex={0}
              sx={{
                m: 0,
                p: 1.5,
                bgcolor: 'action.hover',
                borderRadius: 1,
                overflow: 'auto',
                fontSize: '0.8125rem',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {value === null || value === undefined ? t('frame.empty') : JSON.stringify(value, null, 2)}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('frame.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
