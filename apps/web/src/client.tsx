import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { codec, loadMessages } from './shared/messages.ts';
import { logError } from './platform/error-log.ts';
import { watchChunks } from './platform/chunk-reload.ts';

watchChunks();

/**
 * The texts must be there before the first render, or the page would not match what the server sent. Each step has a
 * task of its own: run as one, they would hold a slow phone's finger for a third of a second.
 */
async function start(): Promise<void> {
  const { language } = codec.read(location.pathname);
  const messages = loadMessages(language);
  await nextTask();
  // Whoever formats first waits for the browser to read its tables of languages and zones.
  void new Intl.DateTimeFormat();
  await messages;
  await nextTask();
  const router = await hydrateStart();
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

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

void start();
