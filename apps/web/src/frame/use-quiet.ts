import { useEffect, useState } from 'react';

/** Whether the page stands for some time: what comes then takes nothing from its first moments. */
export function useQuiet(afterMs: number): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isQuiet;
}
