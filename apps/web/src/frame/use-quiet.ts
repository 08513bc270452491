import { useEffect, useState } from 'react';

/** Returns whether the page has been open for the given time, so that loading does not delay its first paint. */
export function useQuiet(afterMs: number): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isQuiet;
}
