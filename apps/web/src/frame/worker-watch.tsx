import { showToast } from '@podium/ui';
import { useEffect, useEffectEvent } from 'react';
import { pageFacts } from '../platform/facts.ts';
import { keepScreens, watchWorker } from '../platform/service-worker.ts';
import { allBundles, codec } from '../shared/messages.ts';
import { usePage, useText } from '../shared/page-context.tsx';

/** Screens are kept once nothing else is to be loaded. */
const IDLE_MS = 8000;

/** Makes the app work without a network, and asks before a new version is used (C07). */
export function WorkerWatch() {
  const t = useText();
  const { language } = usePage();
  const offer = useEffectEvent((use: () => void) =>
    showToast({
      kind: 'info',
      id: 'new-version',
      text: t('shared.newVersion'),
      isLasting: true,
      action: { label: t('shared.useNewVersion'), onAction: use },
    }),
  );
  useEffect(() => {
    const { platform, isDevelopment, hasWorker } = pageFacts();
    // The native apps bring their files with them.
    if (isDevelopment || platform === 'ios' || platform === 'android') return undefined;
    const keeping = hasWorker
      ? setTimeout(() => void keepScreens(allBundles(language), [codec.write(language, '/secure-sport')]), IDLE_MS)
      : undefined;
    const stop = watchWorker(offer);
    return () => {
      clearTimeout(keeping);
      stop();
    };
  }, [language]);
  return null;
}
