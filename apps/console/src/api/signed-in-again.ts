/** Retries actions that failed because the session had expired, after the user has signed in again. */
import { useCallback, useEffect, useState } from 'react';
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

/** Returns true for errors that signing in again resolves. */
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

/** An error that a page shows. One of the session disappears once the user has logged in again. */
export function useFailure(): [unknown, (failure: unknown) => void] {
  const [failure, setFailure] = useState<unknown>();
  useRetryAfterSignIn(
    failure,
    useCallback(() => setFailure(undefined), []),
  );
  return [failure, setFailure];
}
