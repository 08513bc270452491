import './install.css';
import { Button } from '@podium/ui';
import { promptInstall } from '../../../platform/install-prompt.ts';
import { useText } from '../page-context.tsx';
import { useInstallWay } from './use-install-way.ts';

export function InstallSection() {
  const t = useText();
  const way = useInstallWay();
  return (
    <section aria-labelledby="offline-install" className="offline-section">
      <h2 id="offline-install" className="bold">
        {t('parts.install.title')}
      </h2>
      <p>{t('parts.install.text')}</p>
      {way === 'prompt' ? (
        <div className="install-ways">
          <Button onClick={() => void promptInstall()}>{t('parts.install.install')}</Button>
        </div>
      ) : (
        <p className="text-ink2">
          {t(
            way === 'installed'
              ? 'parts.install.installed'
              : way === 'ios'
                ? 'parts.install.ios'
                : 'parts.install.other',
          )}
        </p>
      )}
    </section>
  );
}
