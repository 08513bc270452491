import { Button, ErrorState, Skeleton } from '@podium/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFailureToast } from '../../../shared/elements/form/use-failure-toast.ts';
import { codec } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { endDeviceSession } from '../../../shared/people/user/leave.ts';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { devicesQuery } from '../account-query.ts';
import { Section } from './section.tsx';
import type { SessionsAnswer } from '@podium/contract';

const address = '/api/v1/me/sessions';

/** The devices on which the user is signed in; each session can be ended here, or all at once. */
export function DevicesSection() {
  const t = useText();
  const showFailure = useFailureToast();
  const { language } = usePage();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(devicesQuery);
  const endAll = async () => {
    try {
      await askAsUser(address, { method: 'DELETE' });
    } catch (error) {
      showFailure(error, 'devices');
      return;
    }
    await navigate({ href: codec.write(language, '/auth'), replace: true });
    endDeviceSession();
  };
  return (
    <Section title={t('screens.account.devices')}>
      {() => (
        <>
          {data && (
            <ul>
              {data.items.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </ul>
          )}
          {!data && !isError && <Skeleton label={t('state.loading')} heights={['row', 'row']} />}
          {!data && isError && (
            <ErrorState
              title={t('state.loadError')}
              text={t('state.tryLater')}
              retryLabel={t('action.retry')}
              onRetry={() => void refetch()}
            />
          )}
          <Button onClick={() => void endAll()}>{t('screens.account.everywhere')}</Button>
        </>
      )}
    </Section>
  );
}

function Device({ device: { id, device, isThis, lastUsedAt } }: { device: SessionsAnswer['items'][number] }) {
  const t = useText();
  const showFailure = useFailureToast();
  const { format } = useGamesFacts();
  const queryClient = useQueryClient();
  const end = async () => {
    try {
      await askAsUser(`${address}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    } catch (error) {
      showFailure(error, 'devices');
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
  };
  return (
    <li className="account-device">
      <p>
        <bdi className="strong">{device}</bdi>
        <span className="second-line text-ink2">
          {isThis
            ? t('screens.account.deviceThis')
            : t('screens.account.deviceUsed', { time: format.dateTime(lastUsedAt) })}
        </span>
      </p>
      {!isThis && (
        <Button look="quiet" aria-label={t('screens.account.deviceEndOf', { name: device })} onClick={() => void end()}>
          {t('screens.account.deviceEnd')}
        </Button>
      )}
    </li>
  );
}
