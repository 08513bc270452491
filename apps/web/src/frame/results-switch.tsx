import { Icon, Tooltip } from '@podium/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../shared/shell/page-context.tsx';
import { hideResults, useHidesResults } from '../shared/reader/veil.ts';
import { savedLoginType } from '../shared/reader/visitor.ts';
import { loadVisitor } from './load-visitor.ts';

/** Hides or shows all results on this device; for signed-in users, changes the account's setting. It needs scripts. */
export function ResultsSwitch() {
  const t = useText();
  const router = useRouter();
  const isHiding = useHidesResults();
  const [sentence, setSentence] = useState('');
  const label = t(isHiding ? 'parts.veil.show' : 'parts.veil.hide');
  const handleClick = async (): Promise<void> => {
    const isHidden = !isHiding;
    await hideResults(router, isHidden);
    setSentence(t(isHidden ? 'parts.veil.hidden' : 'parts.veil.shown'));
    if (savedLoginType() === 'user') await (await loadVisitor()).saveSpoilerMode(router, isHidden);
  };
  return (
    <>
      <Tooltip text={label} isBelow>
        {() => (
          <button
            type="button"
            className="menu-button results-switch"
            aria-label={label}
            onClick={() => void handleClick()}
          >
            <Icon name={isHiding ? 'unseen' : 'eye'} />
          </button>
        )}
      </Tooltip>
      <output aria-live="polite" className="visually-hidden">
        {sentence}
      </output>
    </>
  );
}
