import './offline.css';
import { useHydrated } from '@tanstack/react-router';
import { useText } from '../../shared/shell/page-context.tsx';
import { InstallSection } from '../../shared/shell/install/install-section.tsx';
import { QueueSection } from '../../shared/services/queue/queue-section.tsx';
import { PackSection } from './parts/pack-section.tsx';

/** The data that this device stores for offline use. It needs scripts. */
export function OfflineScreen() {
  const t = useText();
  const isHydrated = useHydrated();
  return (
    <div className="screen offline-screen">
      <h1 className="text-title">{t('screens.offline.title')}</h1>
      {isHydrated ? (
        <>
          <PackSection />
          <QueueSection />
          <InstallSection />
        </>
      ) : (
        <>
          <noscript>
            <p>{t('screens.offline.needsScripts')}</p>
          </noscript>
          {/* The room of the sections, so that nothing below moves when scripts have run. */}
          <div className="needs-scripts-block offline-waiting" />
        </>
      )}
    </div>
  );
}
