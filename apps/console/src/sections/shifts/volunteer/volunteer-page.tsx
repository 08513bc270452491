import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { ShiftView, ShiftVisit, VolunteerState } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RequestError, request } from '../../../api/request.ts';
import { EntrancePage } from '../../../frame/entrance-page.tsx';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useText } from '../../../language/text.ts';
import { volunteerId } from './volunteer-id.ts';

const ask = async (body: ShiftVisit): Promise<ShiftView> => request('/api/v1/shifts', { method: 'POST', body });
const hasFault = (error: unknown, message: string): boolean =>
  error instanceof RequestError && error.fields.some((fault) => fault.message === message);
const minSecret = 16;

/** The page that the link of a shift opens. Its secret follows the hash of the address. */
export function VolunteerPage() {
  const t = useText();
  const link = useLocation().hash.slice(1);
  const [volunteer] = useState(volunteerId);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['shift', link],
    queryFn: async () => ask({ link, volunteer }),
    enabled: link.length >= minSecret,
    retry: false,
  });
  const isOver = link.length < minSecret || (error instanceof RequestError && error.status === 401);
  return (
    <EntrancePage title={t('shifts.volunteer.title')}>
      {isOver && <Alert severity="warning">{t('shifts.volunteer.over')}</Alert>}
      {!isOver && !data && error && <Failure error={error} onRetry={() => void refetch()} />}
      {isLoading && <Loading />}
      {!isOver && data && <OwnShift view={data} link={link} volunteer={volunteer} />}
    </EntrancePage>
  );
}

function OwnShift({ view, link, volunteer }: { view: ShiftView; link: string; volunteer: string }) {
  const t = useText();
  const queries = useQueryClient();
  const { dateTime, time } = useFormats();
  const { shift, coming, mine, mayCheckIn } = view;
  const [typedName, setName] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const name = typedName ?? mine?.name ?? '';
  const answer = async (state: VolunteerState): Promise<void> => {
    setFault(undefined);
    setIsSending(true);
    try {
      queries.setQueryData(['shift', link], await ask({ link, volunteer, answer: { name: name.trim(), state } }));
    } catch (error) {
      setFault(error);
    }
    setIsSending(false);
  };
  const state = mine?.state ?? 'off';
  const known = (['shiftFull', 'tooEarly'] as const).find((one) => hasFault(fault, one));
  const isReady = name.trim() !== '' && !isSending;
  return (
    <>
      <Typography variant="h2" component="p">
        <bdi>{shift.area}</bdi>
      </Typography>
      <Typography>
        <bdi>{`${dateTime(shift.start)}–${time(shift.end)}`}</bdi>
      </Typography>
      {(['place', 'meetingPoint', 'note'] as const).map(
        (field) =>
          shift[field] !== '' && (
            <Typography key={field}>
              {t(`shifts.field.${field}`)}: <bdi>{shift[field]}</bdi>
            </Typography>
          ),
      )}
      <Typography color="text.secondary">{t('shifts.coming', { count: coming, needed: shift.needed })}</Typography>
      <TextField
        label={t('shifts.volunteer.name')}
        value={name}
        required
        onChange={({ target }) => setName(target.value)}
        helperText={t('shifts.volunteer.nameFor')}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'name', dir: 'auto' } }}
      />
      <Box aria-live="polite">
        {mine && <Alert severity={state === 'off' ? 'info' : 'success'}>{t(`shifts.volunteer.state.${state}`)}</Alert>}
        {known && <Alert severity="warning">{t(`shifts.volunteer.fault.${known}`)}</Alert>}
        {fault !== undefined && !known && <Failure error={fault} />}
      </Box>
      {state === 'off' && (
        <Button variant="contained" size="large" disabled={!isReady} onClick={() => void answer('coming')}>
          {t('shifts.volunteer.come')}
        </Button>
      )}
      {state === 'coming' && mayCheckIn && (
        <Button variant="contained" size="large" disabled={!isReady} onClick={() => void answer('here')}>
          {t('shifts.volunteer.checkIn')}
        </Button>
      )}
      {state === 'coming' && !mayCheckIn && <Typography>{t('shifts.volunteer.fault.tooEarly')}</Typography>}
      {state !== 'off' && (
        <Button disabled={!isReady} onClick={() => void answer('off')}>
          {t('shifts.volunteer.leave')}
        </Button>
      )}
    </>
  );
}
