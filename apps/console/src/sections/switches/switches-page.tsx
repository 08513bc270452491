import { Button, Card, CardContent, Chip, Link, Typography } from '@mui/material';
import type { DeskSwitch, SwitchesAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RequestError, request } from '../../api/request.ts';
import type { SendOnce } from '../../api/send-once.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { notify } from '../../frame/notices.ts';
import { Page } from '../../frame/page.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { switchesOnKey } from './switches-on.ts';

const base = '/api/v1/desk/switches';
const key = ['switches'];

export function SwitchesPage() {
  const t = useText();
  const [selectedSwitch, setSelectedSwitch] = useState<DeskSwitch>();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => request<SwitchesAnswer>(base),
    retry: false,
  });
  return (
    <Page title={t('switches.title')} about={t('switches.about')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.map((item) => (
        <SwitchCard key={item.name} data={item} onTurn={() => setSelectedSwitch(item)} />
      ))}
      <Typography variant="h2">{t('switches.also')}</Typography>
      <Link component={RouterLink} to="/notice">
        {t('switches.notice')}
      </Link>
      <Link component={RouterLink} to="/participants">
        {t('switches.hide')}
      </Link>
      {selectedSwitch && <TurnDialog data={selectedSwitch} onClose={() => setSelectedSwitch(undefined)} />}
    </Page>
  );
}

function SwitchCard({ data, onTurn }: { data: DeskSwitch; onTurn: () => void }) {
  const t = useText();
  const { dateTime } = useFormats();
  const { name, isOn, changedAt, by, reason } = data;
  const title = t(`switches.names.${name}`);
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {title}
          <Chip
            size="small"
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'warning' : 'default'}
            label={t(isOn ? 'switches.on' : 'switches.off')}
          />
        </Typography>
        <Typography>{t(`switches.texts.${name}`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {changedAt === null
            ? t('switches.never')
            : t('switches.last', {
                time: dateTime(changedAt),
                name: `\u2068${by?.username ?? t('frame.nobody')}\u2069`,
              })}
        </Typography>
        {reason !== null && (
          <Typography variant="body2" color="text.secondary">
            {t('switches.reason', { reason: `\u2068${reason}\u2069` })}
          </Typography>
        )}
        <Button
          variant={isOn ? 'contained' : 'outlined'}
          color={isOn ? 'primary' : 'error'}
          onClick={onTurn}
          aria-label={t(isOn ? 'switches.turnOffNamed' : 'switches.turnOnNamed', { name: title })}
        >
          {t(isOn ? 'switches.turnOff' : 'switches.turnOn')}
        </Button>
      </CardContent>
    </Card>
  );
}

function TurnDialog({ data: { name, isOn }, onClose }: { data: DeskSwitch; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const turn = async (reason: string | undefined, sendOnce: SendOnce): Promise<void> => {
    try {
      const switches = await sendOnce({ isOn: !isOn, reason }, async (body) =>
        request<SwitchesAnswer>(`${base}/${name}`, { method: 'PUT', body }),
      );
      queries.setQueryData(key, switches);
      notify(t('switches.done'), { type: 'success' });
    } catch (error) {
      // Another administrator was faster: the page behind the dialog shows who.
      if (error instanceof RequestError && error.code === 'conflict') void queries.invalidateQueries({ queryKey: key });
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: switchesOnKey });
    }
  };
  return (
    <DecisionDialog
      title={t(isOn ? 'switches.turnOffNamed' : 'switches.turnOnNamed', { name: t(`switches.names.${name}`) })}
      text={t(isOn ? `switches.offTexts.${name}` : `switches.texts.${name}`)}
      action={t(isOn ? 'switches.turnOff' : 'switches.turnOn')}
      color={isOn ? 'primary' : 'error'}
      reason={{ label: t(name === 'readOnly' && !isOn ? 'switches.publicReason' : 'frame.reason'), isRequired: true }}
      onConfirm={turn}
      onClose={onClose}
    />
  );
}
