import './debug-banner.css';
import { Button } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { pageFacts } from '../../../platform/facts.ts';
import { useText } from '../page-context.tsx';
import { toggleDebug } from './toggle-debug.ts';

/** Version and location of the app and the age of its data; while visible, errors include their stack trace (N09). */
export function DebugBanner() {
  const t = useText();
  const page = useLocation({ select: ({ href }) => href });
  const { platform, livePosition } = pageFacts();
  const facts = [
    [t('parts.debug.version'), import.meta.env.VITE_PHRASES.version],
    [t('parts.debug.platform'), platform],
    [t('parts.debug.window'), `${innerWidth} × ${innerHeight}`],
    [t('parts.debug.position'), livePosition],
    [t('parts.debug.page'), page],
  ] as const;
  return (
    <section className="debug-banner" aria-label={t('parts.debug.title')}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" icon="cross" onClick={toggleDebug}>
        {t('action.close')}
      </Button>
    </section>
  );
}
