import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { keepLanguage, savedLanguage, saveMissingLanguage } from './platform/saved-language.ts';
import { codec, coreBundle, loadMessages, offeredLanguages } from './shared/shell/messages.ts';
import type { LanguageTag } from '@podium/i18n';
import type { LoaderContext } from './shared/shell/head.ts';
import { savePageFacts } from './platform/facts.ts';
import { nativeShell } from './platform/native-shell.ts';
import type { PageFacts } from './platform/facts.ts';
import { logError } from './platform/error-log.ts';
import { watchChunks } from './platform/chunk-reload.ts';
import { tolerateMovedText } from './platform/moved-text.ts';

/**
 * Hydrates the server's page. The texts must be loaded before the first render, or the page would not match what the
 * server sent. Each step runs in a task of its own: in one task they would block a slow phone for a third of a second.
 */
export async function startApp(): Promise<void> {
  tolerateMovedText();
  watchChunks();
  const { language } = codec.read(location.pathname);
  const messages = retryUntilLoaded(() => loadMessages(language, [coreBundle]).catch(restoreLanguage(language)));
  const ofServer = fetchServerFacts();
  await nextTask();
  // The first use of a formatter waits for the browser to load its language and time zone data.
  void new Intl.DateTimeFormat();
  await messages;
  keepLanguage(language);
  await nextTask();
  // By the router itself: `hydrateStart` brings a client for server functions, of which there are none, 8 kB packed.
  const router = getRouter();
  await hydrate(router);
  const { facts } = (router.state.matches[0]?.context ?? {}) as { facts?: PageFacts };
  if (facts) savePageFacts({ ...facts, ...(await ofServer) });
  // Phrases that the server embedded in the page; in the offline shell, the screen loads its own.
  const { phrases } = (router.state.matches.at(-1)?.context ?? {}) as { phrases?: readonly string[] };
  if (phrases) await retryUntilLoaded(() => loadMessages(language, phrases));
  await wakeParts(router);
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onCaughtError: logError, onRecoverableError: logError, onUncaughtError: logError },
    );
  });
}

/** A slow network delays the page no longer than this. */
const MAX_WAKE_MS = 3000;

async function wakeParts(router: ReturnType<typeof getRouter>): Promise<void> {
  const match = router.state.matches.at(-1);
  if (!match?.staticData.wake) return;
  // A part that cannot be loaded is requested again when the page shows it.
  const parts = match.staticData.wake(match.context as LoaderContext, match.params).catch(() => undefined);
  await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, MAX_WAKE_MS))]);
}

/**
 * A page cannot be shown without its phrases. Offline, the app continues in a language whose phrases are cached.
 *
 * @returns what to do with the failure of the phrases
 */
function restoreLanguage(language: LanguageTag): (error: unknown) => never {
  return (error) => {
    const savedChoice = offeredLanguages.find(({ tag }) => tag === savedLanguage());
    const isEmpty = document.querySelector('main') === null;
    if (isEmpty && savedChoice && savedChoice.tag !== language) {
      const { path } = codec.read(location.pathname);
      saveMissingLanguage(offeredLanguages.find(({ tag }) => tag === language)?.ownName ?? language);
      location.replace(codec.write(savedChoice.tag, path) + location.search + location.hash);
    }
    throw error;
  };
}

/** Pages of the native apps do not come from the server, which is asked for what it would have written on them. */
async function fetchServerFacts(): Promise<Partial<PageFacts>> {
  const shell = nativeShell();
  if (!shell) return {};
  const { fetchPageFacts } = await import('./platform/fetch-page-facts.ts');
  return fetchPageFacts(shell);
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** Retries until loaded. The server-rendered page remains readable in the meantime. */
async function retryUntilLoaded(load: () => Promise<void>): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
}
