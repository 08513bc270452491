/** What failed because the session had ended is tried again once the user has signed in. */
import { useEffect } from 'react';
import { RequestError } from './request.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

export function onSignedInAgain(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSignedInAgain(): void {
  for (const listener of listeners) listener();
}

/** Whether an error is over once the user has signed in again. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'unauthorized' || error.code === 'signInAgain');

/** Tries again what has failed, if that was because of the session. */
export function useRetryAfterSignIn(failure: unknown, retry: Listener): void {
  useEffect(
    () =>
      onSignedInAgain(() => {
        if (isSessionEnd(failure)) retry();
      }),
    [failure, retry],
  );
}
