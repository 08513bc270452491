import { Button } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { useText } from '../page-context.tsx';

/** Lifts the veil from the results of this page, until it is left. Styles show it where there is something to lift. */
export function ShowResults() {
  const t = useText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [shownOn, setShownOn] = useState<string>();
  // Whoever comes back to a page asks again.
  if (shownOn !== undefined && shownOn !== path) setShownOn(undefined);
  const isShown = shownOn === path;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('shows-results', isShown);
    return () => document.documentElement.classList.remove('shows-results');
  }, [isShown]);
  return (
    <div className="veil-bar">
      <Button icon={isShown ? 'unseen' : 'eye'} onClick={() => setShownOn(isShown ? undefined : path)}>
        {isShown ? t('parts.veil.hide') : t('parts.veil.show')}
      </Button>
    </div>
  );
}
