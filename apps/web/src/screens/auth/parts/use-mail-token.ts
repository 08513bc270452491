import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const tokenInAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('token');

/**
 * The token behind the hash of an email link, removed from the address immediately, so that it does not stay in the
 * history.
 *
 * @returns undefined before scripts run, null if there is no token
 */
export function useMailToken(): string | null | undefined {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useKept(isHere ? tokenInAddress : undefined);
}

/** The token of the first render, kept after it is removed from the address. */
function useKept(read: (() => string | null) | undefined): string | null | undefined {
  const [kept, keep] = useState<string | null>();
  if (read && kept === undefined) keep(read());
  useEffect(() => {
    if (kept) history.replaceState(history.state, '', location.pathname + location.search);
  }, [kept]);
  return kept;
}
