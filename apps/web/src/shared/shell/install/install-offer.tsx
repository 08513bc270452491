import './install.css';
import { Button } from '@podium/ui';
import { useEffect, useState } from 'react';
import { promptInstall } from '../../../platform/install-prompt.ts';
import { useText } from '../page-context.tsx';
import { useInstallWay } from './use-install-way.ts';
import { countVisit, declineInstall, mayOfferInstall } from './visits.ts';

/**
 * Offers to install the app at the end of a page, from the second visit on. It covers nothing and disappears once
 * declined.
 */
export function InstallOffer() {
  const t = useText();
  const way = useInstallWay();
  const [isOffered, setOffered] = useState(() => {
    countVisit();
    return mayOfferInstall();
  });
  useEffect(() => {
    if (way === 'installed') declineInstall();
  }, [way]);
  if (!isOffered || way === 'installed' || way === 'none') return null;
  const decline = () => {
    declineInstall();
    setOffered(false);
  };
  return (
    <section aria-labelledby="install-offer" className="install-offer">
      <h2 id="install-offer" className="bold">
        {t('parts.install.title')}
      </h2>
      <p className="text-ink2">{t('parts.install.text')}</p>
      {way === 'ios' && <p>{t('parts.install.ios')}</p>}
      <div className="install-ways">
        {way === 'prompt' && <Button onClick={() => void promptInstall()}>{t('parts.install.install')}</Button>}
        <Button look="quiet" onClick={decline}>
          {t('parts.install.notNow')}
        </Button>
      </div>
    </section>
  );
}
