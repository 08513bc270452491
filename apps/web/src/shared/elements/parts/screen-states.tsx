import { Button, ErrorState, Icon, Skeleton, buttonClass } from '@podium/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onReconnect } from '../../../live/connection.ts';
import { restoreParts } from '../../../platform/chunk-reload.ts';
import { describeFailure } from '../../../platform/read-error.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useLocaleParam, useText } from '../../shell/page-context.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

const { Part: KeptPages } = lazyPart(async () => (await import('./kept-pages.tsx')).KeptPages);
const { Part: ErrorDetails } = lazyPart(async () => (await import('../../shell/debug/error-details.tsx')).ErrorDetails);

/** Placeholder while a screen loads its first data; its height prevents layout shifts. */
export function ScreenPending() {
  const t = useText();
  return <Skeleton label={t('state.loading')} heights={['title', 'row', 'card', 'row', 'row', 'row', 'row']} />;
}

/**
 * The error page of a screen: what could not be loaded (`what`) or the error by its code, the error's number, a retry
 * button, and a link home.
 */
export function ScreenError({ error, what }: ErrorComponentProps & { what?: string }) {
  const t = useText();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => reset(), [reset]);
  const { status, code, id } = describeFailure(error);
  useEffect(() => {
    if (code !== 'offline') return undefined;
    const handleOnline = () => void retry(router);
    addEventListener('online', handleOnline);
    // A network that answers in place of our server, until the user signs in to it, was online all the time.
    const stop = onReconnect(handleOnline);
    return () => {
      removeEventListener('online', handleOnline);
      stop();
    };
  }, [code, router]);
  if (code === 'offline') return <NotKept onRetry={() => void retry(router)} />;
  return (
    <div className="screen-message">
      {status > 0 && <StatusLine status={status} />}
      <h1 className="text-title">{titleOf(status, t)}</h1>
      <ErrorState
        title={what ?? (code === 'unexpected' ? t('state.loadError') : t(`error.${code}`))}
        text={t('state.tryLater')}
        id={id ? t('state.errorId', { id }) : undefined}
        retryLabel={t('action.retry')}
        onRetry={() => void retry(router)}
      >
        <HomeLink />
      </ErrorState>
      {error instanceof Error && <ErrorDetails error={error} />}
    </div>
  );
}

/** Without a network: names the page, and links to the pages that this device has kept. */
function NotKept({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className="screen-message">
      <Icon name="offline" />
      <h1 className="text-title">{t('shared.notKeptTitle')}</h1>
      <p role="alert">{t('shared.notKept')}</p>
      <div className="cluster">
        <Button look="main" onClick={onRetry}>
          {t('action.retry')}
        </Button>
        <HomeLink />
      </div>
      <KeptPages />
    </div>
  );
}

async function retry(router: ReturnType<typeof useRouter>): Promise<void> {
  if (await restoreParts()) await router.invalidate();
}

/** HTTP status as code and text (N09). */
export function StatusLine({ status }: { status: number }) {
  const t = useText();
  return <p className="text-second text-ink2">{t('shared.statusLine', { status: String(status) })}</p>;
}

function titleOf(status: number, t: ReturnType<typeof useText>): string {
  if (status === 404) return t('shared.notFoundTitle');
  if (status === 403) return t('shared.forbiddenTitle');
  return status >= 500 ? t('shared.serverError') : t('shared.unknownError');
}

export function HomeLink() {
  const t = useText();
  const params = useLocaleParam();
  return (
    <Link to="/{-$locale}/schedule/grid" params={params} search={{}} className={buttonClass('plain')}>
      {t('action.home')}
    </Link>
  );
}
