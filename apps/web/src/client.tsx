import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { codec, loadMessages } from './shared/messages.ts';
import { logError } from './platform/error-log.ts';
import { watchChunks } from './platform/chunk-reload.ts';

watchChunks();

/** The texts must be there before the first render, or the page would not match what the server sent. */
async function start(): Promise<void> {
  const { language } = codec.read(location.pathname);
  await loadMessages(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      { onCaughtError: logError, onRecoverableError: logError, onUncaughtError: logError },
    );
  });
}

void start();
