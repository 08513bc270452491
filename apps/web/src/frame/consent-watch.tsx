import { useEffect, useState } from 'react';
import { lazyPart } from '../shared/lazy-part.tsx';

const QUIET_MS = 3000;

const { Part: ConsentNotice } = lazyPart(
  async () => (await import('../shared/consent/consent-notice.tsx')).ConsentNotice,
);

/**
 * Brings the question of what may be stored, and the way back to it, when the page has come to rest; what cannot be loaded is
 * asked another time.
 */
export function ConsentWatch() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && <ConsentNotice />;
}
