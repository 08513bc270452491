import { Box, Button, Chip, Link, Typography } from '@mui/material';
import type { Erasure, ErasuresAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { NewErasureDialog } from './new-erasure-dialog.tsx';

const base = '/api/v1/desk/erasures';
const key = ['erasures'];

type Action = 'erase' | 'done' | 'refuse';
const availableActions = ({ state, kind }: Erasure): Action[] => {
  if (state !== 'open') return [];
  return kind === 'account' ? ['erase', 'refuse'] : ['done', 'refuse'];
};

export function ErasuresPage() {
  const t = useText();
  const { dateLong } = useFormats();
  const queries = useQueryClient();
  const [isRecording, setIsRecording] = useState(false);
  const [open, setOpen] = useState<{ request: Erasure; action: Action }>();
  const requests = useQuery({
    queryKey: key,
    queryFn: async () => request<ErasuresAnswer>(base),
    retry: false,
  });
  const close = (): void => setOpen(undefined);
  const send = async (body?: object): Promise<void> => {
    const path = `${base}/${open!.request.id}/${open!.action}`;
    queries.setQueryData(key, await request<ErasuresAnswer>(path, { method: 'POST', body }));
  };
  return (
    <ListPage
      title={t('erasures.title')}
      about={t('erasures.about')}
      actions={
        <Button variant="contained" onClick={() => setIsRecording(true)}>
          {t('erasures.new')}
        </Button>
      }
      address={useListAddress()}
      list={loadedList(requests)}
      none={t('erasures.none')}
      itemKey={({ id }) => String(id)}
      columns={[
        {
          name: 'number',
          label: t('erasures.number'),
          cell: ({ id, reference }) => (
            <Box sx={{ display: 'grid' }}>
              {id}
              <Typography variant="caption" component="bdi">
                {reference}
              </Typography>
            </Box>
          ),
        },
        { name: 'person', label: t('erasures.person'), cell: (request) => <Subject request={request} /> },
        { name: 'received', label: t('erasures.received'), cell: ({ receivedOn }) => dateLong(receivedOn) },
        {
          name: 'due',
          label: t('erasures.due'),
          cell: ({ state, isUrgent, dueOn }) =>
            state === 'open' && (
              <Box sx={{ color: isUrgent ? 'error.main' : undefined }}>
                {dateLong(dueOn)} {isUrgent && t('erasures.urgent')}
              </Box>
            ),
        },
        { name: 'state', label: t('erasures.state'), cell: (request) => <State request={request} /> },
        {
          name: 'actions',
          label: t('erasures.actions'),
          cell: (request) => <Actions request={request} onOpen={(action) => setOpen({ request, action })} />,
        },
      ]}
    >
      {isRecording && (
        <NewErasureDialog
          path={base}
          onRecorded={(erasures) => queries.setQueryData(key, erasures)}
          onClose={() => setIsRecording(false)}
        />
      )}
      {open?.action === 'erase' && <EraseDialog request={open.request} path={base} onConfirm={send} onClose={close} />}
      {open?.action === 'done' && (
        <DecisionDialog
          title={t('erasures.doneTitle')}
          text={t('erasures.doneText')}
          action={t('erasures.action.done')}
          onConfirm={async () => send()}
          onClose={close}
        />
      )}
      {open?.action === 'refuse' && (
        <DecisionDialog
          title={t('erasures.refuseTitle')}
          text={t('erasures.refuseText')}
          action={t('erasures.action.refuse')}
          reason={{ label: t('frame.reason'), isRequired: true }}
          onConfirm={async (reason) => send({ reason })}
          onClose={close}
        />
      )}
    </ListPage>
  );
}

function Actions({ request, onOpen }: { request: Erasure; onOpen: (action: Action) => void }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {availableActions(request).map((action) => (
        <Button
          key={action}
          size="small"
          color={action === 'erase' ? 'error' : 'primary'}
          aria-label={t('erasures.actionFor', { action: t(`erasures.action.${action}`), id: request.id })}
          onClick={() => onOpen(action)}
        >
          {t(`erasures.action.${action}`)}
        </Button>
      ))}
    </Box>
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
