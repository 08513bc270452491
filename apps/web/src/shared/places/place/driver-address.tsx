import './place.css';
import { Button, Dialog } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shell/page-context.tsx';

/** An address in the local script, shown full screen to a driver. */
export function DriverAddress({ name, address }: { name: string; address: string }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <div className="driver-address">
      <p className="driver-text">
        <small>{t('parts.place.localAddress')}</small>
        <bdi>{address}</bdi>
      </p>
      <Button icon="person" className="needs-scripts" onClick={() => setShown(true)}>
        {t('parts.place.showDriver')}
      </Button>
      <Dialog
        look="full"
        isOpen={isShown}
        onClose={() => setShown(false)}
        title={t('parts.place.localAddress')}
        closeLabel={t('action.close')}
      >
        <p className="driver-screen">
          <bdi>{name}</bdi>
          <bdi>{address}</bdi>
        </p>
      </Dialog>
    </div>
  );
}
