import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { ShiftView, VolunteerAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RequestError } from '../../../api/request.ts';
import { EntrancePage } from '../../../frame/entrance-page.tsx';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useText } from '../../../language/text.ts';
import { askShift, shiftKey, useAnswer } from './use-answer.ts';
import { volunteerId } from './volunteer-id.ts';

const hasFault = (error: unknown, message: string): boolean =>
  error instanceof RequestError && error.fields.some((fault) => fault.message === message);
const minSecret = 16;

/** The page that the link of a shift opens. Its secret follows the hash of the address. */
export function VolunteerPage() {
  const t = useText();
  const link = useLocation().hash.slice(1);
  const [volunteer] = useState(volunteerId);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: shiftKey(link),
    queryFn: async () => askShift({ link, volunteer }),
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
  const { dateTime, time } = useFormats();
  const { shift, coming, offered, mine, mayCheckIn } = view;
  const [typedName, setName] = useState<string>();
  const { send, isSending, failure, kept } = useAnswer(link, volunteer);
  const name = typedName ?? kept?.name ?? mine?.name ?? '';
  const state = mine?.state ?? 'off';
  const known = (['shiftFull', 'tooEarly'] as const).find((one) => hasFault(failure, one));
  const isReady = name.trim() !== '' && !isSending;
  const isComing = state === 'coming' || state === 'swap';
  const button = (chosen: VolunteerAnswer, text: string, variant: 'contained' | 'outlined' | 'text') => (
    <Button
      variant={variant}
      size={variant === 'contained' ? 'large' : 'medium'}
      disabled={!isReady}
      onClick={() => void send({ name: name.trim(), state: chosen })}
    >
      {text}
    </Button>
  );
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
      {offered > 0 && !isComing && <Typography>{t('shifts.volunteer.offered', { count: offered })}</Typography>}
      <TextField
        label={t('shifts.volunteer.name')}
        value={name}
        required
        onChange={({ target }) => setName(target.value)}
        helperText={t('shifts.volunteer.nameFor')}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'name', dir: 'auto' } }}
      />
      <Box aria-live="polite">
        {mine && !kept && (
          <Alert severity={isComing || state === 'here' ? 'success' : 'info'}>
            {t(`shifts.volunteer.state.${state}`)}
          </Alert>
        )}
        {kept && <Alert severity="warning">{t('shifts.volunteer.kept')}</Alert>}
        {known && <Alert severity="warning">{t(`shifts.volunteer.fault.${known}`)}</Alert>}
        {failure !== undefined && !known && <Failure error={failure} />}
      </Box>
      {(state === 'off' || state === 'replaced') && button('coming', t('shifts.volunteer.come'), 'contained')}
      {isComing && mayCheckIn && button('here', t('shifts.volunteer.checkIn'), 'contained')}
      {isComing && !mayCheckIn && <Typography>{t('shifts.volunteer.fault.tooEarly')}</Typography>}
      {state === 'coming' && button('swap', t('shifts.volunteer.offer'), 'outlined')}
      {state === 'swap' && button('coming', t('shifts.volunteer.keepPlace'), 'outlined')}
      {(isComing || state === 'here') && button('off', t('shifts.volunteer.leave'), 'text')}
    </>
  );
}
