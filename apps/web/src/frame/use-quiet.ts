import { useEffect, useState } from 'react';

/** Whether the page has been there for a moment: what loads then takes nothing from its first paint. */
export function useQuiet(afterMs: number): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isQuiet;
}
