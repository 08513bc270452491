import { useEffect, useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;
const tokenInAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('token');

/**
 * The token behind the hash of an email link, removed from the address immediately, so that it does not stay in the
 * history.
 *
 * @returns undefined before scripts run, null if there is no token
 */
export function useMailToken(): string | null | undefined {
  const isHere = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  return useStoredToken(isHere ? tokenInAddress : undefined);
}

/** The token of the first render, kept after it is removed from the address. */
function useStoredToken(readToken: (() => string | null) | undefined): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  if (readToken && token === undefined) setToken(readToken());
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return token;
}
