import './pack-offer.css';
import { Button } from '@podium/ui';
import { useEffect, useState } from 'react';
import { canKeepPack, storedPack } from '../../../platform/offline-pack.ts';
import { useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';

const DECLINED = 'podium-pack-declined';

function hasDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}

/** Offers, below "my day", to save the Games for offline use, until the pack is saved or the offer is declined. */
export function PackOffer() {
  const t = useText();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!canKeepPack() || hasDeclined()) return;
    void storedPack().then((kept) => setOffered(!kept));
  }, []);
  if (!isOffered) return null;
  const decline = () => {
    setOffered(false);
    localStorage.setItem(DECLINED, '1');
  };
  return (
    <p className="pack-offer">
      <RowLink path="/offline">{t('parts.offline.offer')}</RowLink>
      <Button look="quiet" onClick={decline}>
        {t('parts.offline.notNow')}
      </Button>
    </p>
  );
}
