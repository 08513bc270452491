import { Button, Icon } from '@podium/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../shared/shell/page-context.tsx';
import { followCookie, hideResults, showResultsOn, useHidesResults, useIsVeiled } from '../shared/reader/veil.ts';
import { useHasHidden } from './use-has-hidden.ts';

/** A bar at the top of a page with hidden results; reveals them until the page is left. */
export function VeilBar() {
  const t = useText();
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isHiding = useHidesResults();
  const isVeiled = useIsVeiled();
  const hasHidden = useHasHidden();
  useEffect(() => followCookie(router), [router]);
  if (!isHiding || (isVeiled && !hasHidden)) return null;
  return (
    <div className="veil-bar">
      <p className="veil-bar-text">
        <Icon name={isVeiled ? 'unseen' : 'eye'} />
        {t(isVeiled ? 'parts.veil.hidden' : 'parts.veil.shownHere')}
      </p>
      <Button onClick={() => void (isVeiled ? showResultsOn(router, path) : hideResults(router, true))}>
        {t(isVeiled ? 'parts.veil.showHere' : 'parts.veil.hideAgain')}
      </Button>
    </div>
  );
}
