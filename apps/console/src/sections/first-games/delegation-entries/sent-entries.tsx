/** Links for delegations, and what they sent: an organizer goes through it line by line. */
import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { EntryLink, EntryLinksMade } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';
import { useKept } from '../own-sheets/use-kept.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { entriesApi } from './entries-api.ts';
import { MadeLinks } from './made-links.tsx';
import { MakeLinks } from './make-links.tsx';
import { SentPreview } from './sent-preview.tsx';

const everyMs = 20_000;

export function SentEntries({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { plan } = usePlan();
  const queries = useQueryClient();
  const [made, setMade] = useState<EntryLinksMade['items']>([]);
  // A late entry mounts the fields of the plan again, and this page with them.
  const [opened, setOpened] = useKept<string | undefined>('opened link', undefined);
  const { failure, send } = useSending();
  const { data, error, refetch } = useQuery({
    queryKey: ['entry-links'],
    queryFn: async () => entriesApi.links(),
    refetchInterval: everyMs,
  });
  const reload = async (): Promise<void> => queries.invalidateQueries({ queryKey: ['entry-links'] });
  const delegationName = (id: string): string => {
    const delegation = plan.delegations.find((one) => one.id === id);
    return delegation ? typedName(plan, delegation.name) || delegation.code : id;
  };
  const open = data?.items.find(({ id }) => id === opened);
  if (open && open.entries.length > 0)
    return (
      <SentPreview
        key={`${open.id} ${open.sentAt}`}
        link={open}
        delegation={delegationName(open.delegation)}
        onClose={() => {
          setOpened(undefined);
          void reload();
        }}
      />
    );
  return (
    <>
      <Button onClick={onClose} sx={{ justifySelf: 'start' }}>
        {t('own-sheets.close')}
      </Button>
      <Typography>{t('delegation-entries.about')}</Typography>
      {plan.delegations.length === 0 || plan.events.length === 0 ? (
        <Alert severity="info">{t('own-sheets.needsPlan')}</Alert>
      ) : (
        <MakeLinks
          onMade={(items) => {
            setMade(items);
            void reload();
          }}
        />
      )}
      {made.length > 0 && <MadeLinks links={made} delegationName={delegationName} />}
      {(failure ?? error) !== undefined && (failure ?? error) !== null && (
        <Failure error={failure ?? error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography color="text.secondary">{t('delegation-entries.none')}</Typography>}
      {data && data.items.length > 0 && (
        <Box component="ul" sx={{ ...panel, listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              delegation={delegationName(link.delegation)}
              onOpen={() => setOpened(link.id)}
              onRevoke={async () => {
                await send(async () => {
                  await entriesApi.revoke(link.id);
                  await reload();
                });
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface LinkRowProps {
  link: EntryLink;
  delegation: string;
  onOpen: () => void;
  onRevoke: () => Promise<void>;
}

function LinkRow({ link, delegation, onOpen, onRevoke }: LinkRowProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const { until, revokedAt, sentAt, entries } = link;
  const state =
    entries.length > 0 && sentAt
      ? t('delegation-entries.state.waiting', { count: entries.length, time: dateTime(sentAt) })
      : sentAt
        ? t('delegation-entries.state.done', { time: dateTime(sentAt) })
        : t('delegation-entries.state.nothing');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          <bdi>{delegation}</bdi>
        </Typography>
        <Typography variant="body2">{state}</Typography>
        <Typography variant="caption" color="text.secondary">
          {revokedAt
            ? t('delegation-entries.state.revoked')
            : t('delegation-entries.state.until', { time: dateTime(until) })}
        </Typography>
      </Box>
      {entries.length > 0 && (
        <Button
          variant="contained"
          aria-label={t('delegation-entries.reviewOf', { delegation: isolate(delegation) })}
          onClick={onOpen}
        >
          {t('delegation-entries.review')}
        </Button>
      )}
      {!revokedAt && (
        <Button
          color="error"
          aria-label={t('delegation-entries.revokeOf', { delegation: isolate(delegation) })}
          onClick={() => void onRevoke()}
        >
          {t('delegation-entries.revoke')}
        </Button>
      )}
    </Box>
  );
}
