import { EmptyState, ErrorState, buttonClass } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { describeFailure } from '../../../platform/read-error.ts';
import { codec } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { HomeLink } from '../../../shared/elements/parts/screen-states.tsx';

/** Not signed in, no permission, no network, or an error with its status. */
export function LogFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const { language } = usePage();
  const address = useLocation({ select: ({ href }) => href });
  const { status, code, id } = describeFailure(error);
  if (status === 401)
    return (
      <EmptyState icon="people" title={t('screens.access-log.signIn')}>
        <a
          href={codec.write(language, `/login?redirect=${encodeURIComponent(address)}`)}
          className={buttonClass('main')}
        >
          {t('screens.access-log.signInLink')}
        </a>
      </EmptyState>
    );
  if (status === 403)
    return (
      <EmptyState icon="info" title={t('shared.forbiddenTitle')}>
        <p>{t('screens.access-log.forManagers')}</p>
        <HomeLink />
      </EmptyState>
    );
  return (
    <ErrorState
      title={code === 'unexpected' ? t('state.loadError') : t(`error.${code}`)}
      text={t('state.tryLater')}
      id={id ? t('state.errorId', { id }) : undefined}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
    />
  );
}
