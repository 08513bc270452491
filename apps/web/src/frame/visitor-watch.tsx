import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { useText } from '../shared/shell/page-context.tsx';
import { isLoginEnabled, useLoginType } from '../shared/reader/visitor.ts';
import { loadVisitor } from './load-visitor.ts';
import { navigationEntries } from '../shared/shell/navigation-entries.ts';

const { Part: QueueWatch } = lazyPart(
  async () => (await loadInBackground(() => import('../shared/services/queue/queue-watch.tsx'))).QueueWatch,
);

/** Loads the user code once the page is rendered, and only if there is a user or sign-in is enabled. */
export function VisitorWatch() {
  const t = useText();
  const router = useRouter();
  const loginType = useLoginType();
  useEffect(() => {
    if (loginType === 'none' && !isLoginEnabled()) return;
    const start = async () => {
      const { startVisitor } = await loadVisitor();
      // Parts of a server-rendered page hydrate after the frame: navigating earlier would interrupt their hydration.
      await idle();
      await startVisitor(router, navigationEntries, t('parts.user.guest'));
    };
    // A failed load is repeated with the next page.
    void start().catch(() => undefined);
  }, [loginType, router, t]);
  return loginType === 'user' && <QueueWatch />;
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
