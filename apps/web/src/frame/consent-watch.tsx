import { Suspense, lazy, useEffect, useState } from 'react';
import { isConsentAsked } from '../shared/consent/choice.ts';

const QUIET_MS = 3000;

/** What cannot be loaded is asked with another page. */
const ConsentNotice = lazy(() =>
  import('../shared/consent/consent-notice.tsx').then(
    ({ ConsentNotice: notice }) => ({ default: notice }),
    () => ({ default: () => null }),
  ),
);

/** Asks when the page has come to rest, and loads the question only then. */
export function ConsentWatch() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isConsentAsked()) return undefined;
    const timer = setTimeout(() => setAsked(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConsentNotice onDone={() => setAsked(false)} />
    </Suspense>
  );
}
