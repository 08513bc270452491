import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../shared/page-context.tsx';
import { isLoginEnabled as wasLoginEnabled, useLoginType } from '../shared/visitor.ts';
import { loadVisitor } from './load-visitor.ts';
import { navigationEntries as entries } from './menu.ts';
import type { PageFacts } from '../platform/facts.ts';

/** Loads what knows the person, once the page stands and only where there is somebody or signing in is asked for. */
export function VisitorWatch({ isLoginEnabled, platform }: Pick<PageFacts, 'isLoginEnabled' | 'platform'>) {
  const t = useText();
  const router = useRouter();
  const loginType = useLoginType();
  const start = useEffectEvent(async () => {
    const { startVisitor } = await loadVisitor();
    await startVisitor({ router, platform, entries, isLoginEnabled, guestLabel: t('parts.user.guest') });
  });
  useEffect(() => {
    // What cannot be loaded now is loaded with the next page.
    if (isLoginEnabled || wasLoginEnabled() || loginType !== 'none') start().catch(() => undefined);
  }, [isLoginEnabled, loginType]);
  return null;
}
