import { Suspense, lazy, useEffect, useState } from 'react';

const QUIET_MS = 3000;

/** What cannot be loaded is asked with another page. */
const ConsentNotice = lazy(() =>
  import('../shared/consent/consent-notice.tsx').then(
    ({ ConsentNotice: notice }) => ({ default: notice }),
    () => ({ default: () => null }),
  ),
);

/** Comes when the page has come to rest, and decides then whether there is something to ask. */
export function ConsentWatch() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAtRest, QUIET_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isAtRest && (
      <Suspense>
        <ConsentNotice />
      </Suspense>
    )
  );
}
