import { useEffect, useState } from 'react';
import { useConnection } from '../live/connection.ts';
import { randomId } from '../platform/random-id.ts';
import { networkPage, whoAnswers } from '../platform/who-answers.ts';
import { useText } from '../shared/shell/page-context.tsx';

const CHECK_MS = 15_000;

/**
 * Shows that another server answers in place of ours, such as the sign-in page of a hotel, and links to it: the service
 * worker hides its responses.
 */
export function NetworkNote() {
  const t = useText();
  const isOnline = useConnection() === 'online';
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (isOnline) return undefined;
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const answerer = await whoAnswers();
      // The browser may keep answers of a network, so each link is requested again.
      if (isCurrent) setAddress(answerer === 'other' ? `${networkPage}?${randomId()}` : undefined);
    };
    void check();
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isOnline]);
  if (isOnline || address === undefined) return null;
  return (
    <output className="notice tone-warn">
      <span>
        {t('shared.otherAnswers')}{' '}
        <a href={address} target="_blank" rel="noopener" className="link">
          {t('shared.openNetworkPage')}
        </a>
      </span>
    </output>
  );
}
