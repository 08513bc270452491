import { Button } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import type { usePosition } from './use-position.ts';

/** Requests the device's position, to sort a list by distance. */
export function NearestButton({ position: { state, ask } }: { position: ReturnType<typeof usePosition> }) {
  const t = useText();
  return (
    <div className="needs-scripts nearest">
      {state !== 'known' && (
        <Button icon="pin" onClick={ask} disabled={state === 'asking'}>
          {t(state === 'asking' ? 'parts.place.locating' : 'parts.place.nearestFirst')}
        </Button>
      )}
      <output className={state === 'failed' ? 'text-second text-ink2' : 'visually-hidden'}>
        {state === 'failed' && t('parts.place.noPosition')}
        {state === 'known' && t('parts.place.nearestFirst')}
      </output>
    </div>
  );
}
