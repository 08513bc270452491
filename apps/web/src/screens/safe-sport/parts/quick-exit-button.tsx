import { Button } from '@podium/ui';
import { useEffect } from 'react';
import { codec } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { exitQuickly, pressCounter } from '../quick-exit.ts';

/** Leaves the page immediately, by a button or by pressing Escape three times. Without scripts it is a plain link. */
export function QuickExit() {
  const t = useText();
  const { language } = usePage();
  const address = codec.write(language, '/schedule/grid');
  useEffect(() => {
    const press = pressCounter();
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.repeat && press(event.timeStamp)) exitQuickly(address);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [address]);
  return (
    <div className="safe-exit">
      <Button look="main" icon="cross" className="needs-scripts" onClick={() => exitQuickly(address)}>
        {t('screens.safe-sport.leave')}
      </Button>
      <a href={address} className="button button-main unscripted">
        {t('screens.safe-sport.leave')}
      </a>
      <span className="text-second text-ink2 needs-scripts safe-exit-hint">{t('screens.safe-sport.leaveHint')}</span>
    </div>
  );
}
