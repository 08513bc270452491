import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { AuditEntry } from '@podium/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi } from '../../api/desk-api.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { grownList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { auditCsv } from './audit-csv.ts';
import { SubjectLink } from './subject-link.tsx';
import { useDecisions } from './use-decisions.ts';

/** The audit log: who decided what, when and why, with the values before and after. */
export function AuditPage() {
  const t = useText();
  const { dateTime } = useFormats();
  const language = useLanguage();
  const address = useListAddress();
  const [selectedEntry, setSelectedEntry] = useState<AuditEntry>();
  const [type, about, by] = ['type', 'about', 'by'].map((name) => address.read(name) || undefined);
  const query = { type, about, by, lang: language };
  const log = useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: async ({ pageParam }) => deskApi.audit({ ...query, before: pageParam, count: 50 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const list = grownList(log);
  const entries = list.items ?? [];
  const { types, typeName } = useDecisions();
  return (
    <ListPage
      title={t('audit.title')}
      about={t('audit.about')}
      csv={{ fileName: 'audit.csv', isEmpty: entries.length === 0, text: () => auditCsv(entries) }}
      filters={[
        {
          name: 'type',
          type: 'choice',
          label: t('audit.what'),
          all: t('audit.all'),
          choices: types.map((decision) => ({ value: decision, name: typeName(decision) })),
        },
        { name: 'about', type: 'search', label: t('audit.item') },
      ]}
      moreFilters={
        by && (
          <Button variant="outlined" onClick={() => address.change({ by: '' })}>
            {t('audit.notOnly', { name: `\u2068${entries[0]?.by?.username ?? '…'}\u2069` })}
          </Button>
        )
      }
      address={address}
      list={list}
      none={t('audit.none')}
      itemKey={(entry) => `${entry.at} ${entry.type} ${entry.about ?? ''} ${entry.entry ?? ''}`}
      columns={[
        { name: 'when', label: t('audit.when'), cell: ({ at }) => dateTime(at) },
        {
          name: 'who',
          label: t('audit.who'),
          cell: ({ by }) =>
            by ? (
              <Button size="small" onClick={() => address.change({ by: by.id })}>
                <bdi>{by.username}</bdi>
              </Button>
            ) : (
              t('frame.nobody')
            ),
        },
        { name: 'what', label: t('audit.what'), cell: (entry) => typeName(entry.type) },
        { name: 'item', label: t('audit.item'), cell: (entry) => <Subject entry={entry} /> },
        { name: 'why', label: t('audit.why'), cell: ({ reason }) => <span dir="auto">{reason ?? '–'}</span> },
        {
          name: 'details',
          label: t('audit.details'),
          cell: (entry) => (
            <Button
              size="small"
              aria-label={t('audit.detailsOf', { about: entry.about ?? '', time: dateTime(entry.at) })}
              onClick={() => setSelectedEntry(entry)}
            >
              {t('audit.details')}
            </Button>
          ),
        },
      ]}
    >
      {selectedEntry && <EntryDialog entry={selectedEntry} onClose={() => setSelectedEntry(undefined)} />}
    </ListPage>
  );
}

/** The subject by name; its code, for filters, is below. */
function Subject({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <SubjectLink entry={entry} />
      {entry.subject !== null && (
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi dir="ltr">{entry.about}</bdi>
        </Typography>
      )}
    </>
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
