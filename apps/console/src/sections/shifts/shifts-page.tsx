import { Box, Button, Typography } from '@mui/material';
import type { ListedShift } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../api/random-id.ts';
import { useSending } from '../../api/use-sending.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { OneTimeLink } from '../../frame/one-time-link.tsx';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { useProposedDay } from '../../program/use-today.ts';
import { ShiftCard } from './shift-card.tsx';
import { ShiftDialog } from './shift-dialog.tsx';
import { shiftsApi } from './shifts-api.ts';

const everyMs = 30_000;

/** Shifts of volunteers: who is coming, and who is missing. */
export function ShiftsPage() {
  const t = useText();
  const queries = useQueryClient();
  const day = useProposedDay();
  const [edited, setEdited] = useState<ListedShift | 'new'>();
  const [removed, setRemoved] = useState<ListedShift>();
  const [link, setLink] = useState<{ shift: string; url: string }>();
  const { failure, send } = useSending();
  const { data, error, refetch } = useQuery({
    queryKey: ['shifts'],
    queryFn: shiftsApi.list,
    refetchInterval: everyMs,
    retry: false,
  });
  const refresh = async (): Promise<unknown> => queries.invalidateQueries({ queryKey: ['shifts'] });
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    await send(work);
    await refresh();
  };
  const shown = (data?.items ?? []).filter(({ isRemoved }) => !isRemoved);
  return (
    <Page
      title={t('shifts.title')}
      about={t('shifts.about')}
      actions={
        <Button variant="contained" onClick={() => setEdited('new')}>
          {t('shifts.add')}
        </Button>
      }
    >
      {failure !== undefined && <Failure error={failure} />}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && shown.length === 0 && <Typography>{t('shifts.none')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
        {shown.map((listed) => (
          <Box key={listed.id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <ShiftCard
              listed={listed}
              onChange={() => setEdited(listed)}
              onRemove={() => setRemoved(listed)}
              onLink={() =>
                void attempt(async () => setLink({ shift: listed.id, url: (await shiftsApi.makeLink(listed.id)).url }))
              }
              onRevoke={() => void attempt(async () => shiftsApi.revokeLink(listed.id))}
              onRemoveVolunteer={(volunteer) =>
                void attempt(async () => shiftsApi.removeVolunteer(listed.id, volunteer))
              }
            />
            {link?.shift === listed.id && (
              <OneTimeLink
                url={link.url}
                about={t('shifts.once')}
                label={t('shifts.code')}
                onClose={() => setLink(undefined)}
              />
            )}
          </Box>
        ))}
      </Box>
      {edited && (
        <ShiftDialog
          day={day}
          listed={edited === 'new' ? undefined : edited}
          onSaved={refresh}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <DecisionDialog
          title={t('shifts.removeTitle')}
          text={t('shifts.removeText')}
          action={t('shifts.remove')}
          color="error"
          onConfirm={async () => {
            await shiftsApi.remove(removed.id, { seen: removed.stamp, nonce: randomId() });
            await refresh();
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}
