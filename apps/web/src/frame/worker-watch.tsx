import { showToast } from '@podium/ui';
import { use, useEffect, useEffectEvent } from 'react';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { pageFacts } from '../platform/facts.ts';
import { serverNow } from '../platform/server-clock.ts';
import { keepInstallPrompt } from '../platform/install-prompt.ts';
import { hasPack, cacheScreens, watchWorker } from '../platform/worker-registration.ts';
import { logicalDay } from '../shared/shell/games-time.ts';
import { allBundles, codec } from '../shared/shell/messages.ts';
import { queries } from '../shared/shell/queries/queries.ts';
import { usePage, useText } from '../shared/shell/page-context.tsx';
import { helpPages } from './help-pages.ts';
import type { LanguageTag } from '@podium/i18n';
import { GamesContext } from '../shared/shell/use-games.ts';

/** Delay before the screens' files are cached, when nothing else is loading (ms). */
const IDLE_MS = 8000;

/** Makes the app work offline, and asks before a new version is used (C07). */
export function WorkerWatch() {
  const t = useText();
  const { language } = usePage();
  const offer = useEffectEvent((activate: () => void) =>
    showToast({
      kind: 'info',
      id: 'new-version',
      text: t('shared.newVersion'),
      isLasting: true,
      action: { label: t('shared.useNewVersion'), onAction: activate },
    }),
  );
  const games = use(GamesContext);
  const saveLanguage = useEffectEvent(async (tag: LanguageTag) => {
    await cacheScreens(allBundles(tag), {
      helpFiles: helpPages(pageFacts().platform).map((path) => codec.write(tag, path)),
      documents: [queries.games(tag).queryKey[1]],
    });
    if (!(await hasPack())) return;
    // Ignored: without the module the pack is refreshed on a later visit.
    const part = await loadInBackground(() => import('../shared/services/offline/own-pack.ts')).catch(() => undefined);
    await part?.refreshOwnPack(tag, games && logicalDay(serverNow(), games));
  });
  useEffect(() => {
    const { platform, isDevelopment, hasWorker } = pageFacts();
    // The native apps include their files.
    if (isDevelopment || platform === 'ios' || platform === 'android') return undefined;
    const keeping = hasWorker ? setTimeout(() => void saveLanguage(language), IDLE_MS) : undefined;
    const stop = watchWorker(offer);
    const stopPrompts = keepInstallPrompt();
    return () => {
      clearTimeout(keeping);
      stop();
      stopPrompts();
    };
  }, [language]);
  return null;
}
