import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

const QUIET_MS = 3000;

/** Brings the question of what may be stored when the page has come to rest; what cannot be loaded is asked another time. */
export function ConsentWatch() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const bring = () =>
      import('../shared/consent/consent-notice.tsx').then(
        ({ ConsentNotice }) => setNotice(() => ConsentNotice),
        () => undefined,
      );
    const timer = setTimeout(() => void bring(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return Notice && <Notice />;
}
