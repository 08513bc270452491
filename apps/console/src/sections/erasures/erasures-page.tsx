import { Box, Button, Chip, Link, Typography } from '@mui/material';
import type { Erasure, ErasuresAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { ReasonDialog } from '../../frame/reason-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { NewErasureDialog } from './new-erasure-dialog.tsx';

const base = '/api/v1/desk/erasures';
const key = ['erasures'];

export function ErasuresPage() {
  const t = useText();
  const queries = useQueryClient();
  const [isRecording, setIsRecording] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => request<ErasuresAnswer>(base),
    retry: false,
  });
  return (
    <Page
      title={t('erasures.title')}
      about={<Typography color="text.secondary">{t('erasures.about')}</Typography>}
      actions={
        <Button variant="contained" onClick={() => setIsRecording(true)}>
          {t('erasures.new')}
        </Button>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('erasures.none')}</Typography>}
      {data && data.items.length > 0 && <RequestTable items={data.items} />}
      {isRecording && (
        <NewErasureDialog
          path={base}
          onRecorded={(erasures) => queries.setQueryData(key, erasures)}
          onClose={() => setIsRecording(false)}
        />
      )}
    </Page>
  );
}

type Action = 'erase' | 'done' | 'refuse';
const availableActions = ({ state, kind }: Erasure): Action[] => {
  if (state !== 'open') return [];
  return kind === 'account' ? ['erase', 'refuse'] : ['done', 'refuse'];
};

function RequestTable({ items }: { items: readonly Erasure[] }) {
  const t = useText();
  const { dateLong } = useFormats();
  const queries = useQueryClient();
  const [open, setOpen] = useState<{ request: Erasure; action: Action }>();
  const close = (): void => setOpen(undefined);
  const send = async (body?: object): Promise<void> => {
    const path = `${base}/${open!.request.id}/${open!.action}`;
    queries.setQueryData(key, await request<ErasuresAnswer>(path, { method: 'POST', body }));
  };
  return (
    <>
      <DataTable
        label={t('erasures.title')}
        columns={(['number', 'person', 'received', 'due', 'state', 'actions'] as const).map((column) =>
          t(`erasures.${column}`),
        )}
        rows={items.map((request) => ({
          key: String(request.id),
          cells: [
            <Box key="number" sx={{ display: 'grid' }}>
              {request.id}
              <Typography variant="caption" component="bdi">
                {request.reference}
              </Typography>
            </Box>,
            <Subject key="person" request={request} />,
            dateLong(request.receivedOn),
            request.state === 'open' ? (
              <Box key="due" sx={{ color: request.isUrgent ? 'error.main' : undefined }}>
                {dateLong(request.dueOn)} {request.isUrgent && t('erasures.urgent')}
              </Box>
            ) : (
              ''
            ),
            <State key="state" request={request} />,
            <Box key="actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {availableActions(request).map((action) => (
                <Button
                  key={action}
                  size="small"
                  color={action === 'erase' ? 'error' : 'primary'}
                  aria-label={t('erasures.actionFor', { action: t(`erasures.action.${action}`), id: request.id })}
                  onClick={() => setOpen({ request, action })}
                >
                  {t(`erasures.action.${action}`)}
                </Button>
              ))}
            </Box>,
          ],
        }))}
      />
      {open?.action === 'erase' && <EraseDialog request={open.request} path={base} onConfirm={send} onClose={close} />}
      {open?.action === 'done' && (
        <ReasonDialog
          title={t('erasures.doneTitle')}
          text={t('erasures.doneText')}
          action={t('erasures.action.done')}
          onConfirm={async () => send()}
          onClose={close}
        />
      )}
      {open?.action === 'refuse' && (
        <ReasonDialog
          title={t('erasures.refuseTitle')}
          text={t('erasures.refuseText')}
          action={t('erasures.action.refuse')}
          reason={{ label: t('frame.reason'), isRequired: true }}
          onConfirm={async (reason) => send({ reason })}
          onClose={close}
        />
      )}
    </>
  );
}

function Subject({ request: { kind, account, participant, state } }: { request: Erasure }) {
  const t = useText();
  if (kind === 'account') return account ? <bdi>{account.username}</bdi> : <>{t('erasures.account')}</>;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <bdi>{participant?.name}</bdi>
      {state === 'open' && participant && (
        <Link component={RouterLink} to={`/participants?id=${encodeURIComponent(participant.id)}`}>
          {t('erasures.decideLevel')}
        </Link>
      )}
    </Box>
  );
}

function State({ request: { state, source, closedAt, closedBy, reason } }: { request: Erasure }) {
  const t = useText();
  const { dateTime } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'open' ? 'warning' : 'default'}
        label={t(`erasures.states.${state}`)}
      />
      {closedAt !== null && (
        <Typography variant="caption">
          {t('erasures.closed', {
            time: dateTime(closedAt),
            name:
              source === 'desk' ? `\u2068${closedBy?.username ?? t('frame.nobody')}\u2069` : t(`erasures.by.${source}`),
          })}
        </Typography>
      )}
      {reason !== null && (
        <Typography variant="caption">
          <bdi>{reason}</bdi>
        </Typography>
      )}
    </Box>
  );
}
