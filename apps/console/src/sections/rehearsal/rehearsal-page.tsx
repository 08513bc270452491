import { Alert, Button, Typography } from '@mui/material';
import type { RehearsalAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import type { SendOnce } from '../../api/send-once.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { notify } from '../../frame/notices.ts';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { MakeUpResults } from './make-up-results.tsx';
import { rehearsalKey, rehearsalOnKey } from './rehearsal-keys.ts';

const base = '/api/v1/desk/rehearsal';
/** While the results are being removed, which takes seconds. */
const endsEveryMs = 1500;

/** A rehearsal before the Games: everybody tries everything, and nothing of it is left. */
export function RehearsalPage() {
  const t = useText();
  const [opened, setOpened] = useState<'begin' | 'end'>();
  const { data, error, refetch } = useQuery({
    queryKey: rehearsalKey,
    queryFn: async () => request<RehearsalAnswer>(base),
    refetchInterval: ({ state }) => (state.data?.state === 'ends' ? endsEveryMs : false),
    retry: false,
  });
  return (
    <Page title={t('rehearsal.title')} about={<Typography color="text.secondary">{t('rehearsal.about')}</Typography>}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.state === 'off' && <NoRehearsal data={data} onBegin={() => setOpened('begin')} />}
      {data?.state === 'on' && <RunningRehearsal data={data} onEnd={() => setOpened('end')} />}
      {data?.state === 'ends' && (
        <>
          <Alert severity="info" component="output">
            {t('rehearsal.ends')}
          </Alert>
          <Button onClick={() => void refetch()} sx={{ justifySelf: 'start' }}>
            {t('rehearsal.look')}
          </Button>
        </>
      )}
      {data && opened && <ChangeDialog data={data} change={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function NoRehearsal({ data: { fault, contests }, onBegin }: { data: RehearsalAnswer; onBegin: () => void }) {
  const t = useText();
  return (
    <>
      <ul>
        <li>{t('rehearsal.points.everything')}</li>
        <li>{t('rehearsal.points.public')}</li>
        <li>{t('rehearsal.points.quiet')}</li>
        <li>{t('rehearsal.points.gone')}</li>
      </ul>
      {fault ? (
        <Alert severity="info">{t(`rehearsal.faults.${fault}`)}</Alert>
      ) : (
        <Typography>{t('rehearsal.ready', { count: contests })}</Typography>
      )}
      <Button variant="contained" disabled={fault !== null} onClick={onBegin} sx={{ justifySelf: 'start' }}>
        {t('rehearsal.begin')}
      </Button>
    </>
  );
}

function RunningRehearsal({ data, onEnd }: { data: RehearsalAnswer; onEnd: () => void }) {
  const t = useText();
  const { dateTime } = useFormats();
  const { since, by, played, contests } = data;
  return (
    <>
      <Alert severity="warning" component="output">
        {t('rehearsal.on', { time: dateTime(since!), name: `\u2068${by?.username ?? t('frame.nobody')}\u2069` })}
      </Alert>
      <Typography>{t('rehearsal.played', { played, count: contests })}</Typography>
      <MakeUpResults data={data} />
      <Typography variant="h2">{t('rehearsal.endTitle')}</Typography>
      <Typography>{t('rehearsal.endAbout')}</Typography>
      <Button variant="outlined" color="error" onClick={onEnd} sx={{ justifySelf: 'start' }}>
        {t('rehearsal.end')}
      </Button>
    </>
  );
}

interface ChangeDialogProps {
  data: RehearsalAnswer;
  change: 'begin' | 'end';
  onClose: () => void;
}

function ChangeDialog({ data, change, onClose }: ChangeDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const send = async (_: string | undefined, sendOnce: SendOnce): Promise<void> => {
    try {
      const path = change === 'begin' ? base : `${base}/end`;
      const answer = await sendOnce({}, async (body) => request<RehearsalAnswer>(path, { method: 'POST', body }));
      queries.setQueryData(rehearsalKey, answer);
      if (change === 'begin') notify(t('rehearsal.begun'), { type: 'success' });
    } finally {
      void queries.invalidateQueries({ queryKey: rehearsalKey });
      void queries.invalidateQueries({ queryKey: rehearsalOnKey });
    }
  };
  return (
    <DecisionDialog
      title={t(change === 'begin' ? 'rehearsal.begin' : 'rehearsal.end')}
      text={t(change === 'begin' ? 'rehearsal.beginText' : 'rehearsal.endText', { count: data.played })}
      action={t(change === 'begin' ? 'rehearsal.begin' : 'rehearsal.end')}
      color={change === 'begin' ? 'primary' : 'error'}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
