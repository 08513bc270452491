import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import type { MadeUpAnswer, RehearsalAnswer } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { useSending } from '../../api/use-sending.ts';
import { Failure } from '../../frame/failure.tsx';
import { useText } from '../../language/text.ts';
import { rehearsalKey } from './rehearsal-keys.ts';

const path = '/api/v1/desk/rehearsal/results';

/** Makes up results, a dozen contests at a time, until none is left or a user stops it. */
export function MakeUpResults({ data: { playable, played, contests } }: { data: RehearsalAnswer }) {
  const t = useText();
  const queries = useQueryClient();
  const [left, setLeft] = useState<readonly string[]>([]);
  const { isSending: isRunning, failure, send } = useSending();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = async (): Promise<void> => {
    isStopped.current = false;
    for (let made = 1; made > 0 && !isStopped.current;) {
      const answer = await request<MadeUpAnswer>(path, { method: 'POST', body: {} });
      ({ made } = answer);
      setLeft(answer.left);
      queries.setQueryData(rehearsalKey, answer.rehearsal);
    }
  };
  const isWaiting = playable === 0 && played < contests;
  return (
    <>
      {failure && <Failure error={failure} onRetry={() => void send(run)} />}
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={contests > 0 ? (100 * played) / contests : 0}
          aria-label={t('rehearsal.makeUp')}
        />
      )}
      {isRunning ? (
        <Button variant="outlined" onClick={() => (isStopped.current = true)} sx={{ justifySelf: 'start' }}>
          {t('rehearsal.stop')}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={playable === 0}
          onClick={() => void send(run)}
          sx={{ justifySelf: 'start' }}
        >
          {t('rehearsal.makeUp')}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary">
        {t('rehearsal.makeUpAbout')}
      </Typography>
      {!isRunning && isWaiting && (
        <Alert
          severity="info"
          action={
            <Button component={RouterLink} to="/today">
              {t('rehearsal.toToday')}
            </Button>
          }
        >
          {t('rehearsal.waiting', { count: contests - played })}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="info">
          {t('rehearsal.left')} <bdi>{left.join(', ')}</bdi>
        </Alert>
      )}
    </>
  );
}
