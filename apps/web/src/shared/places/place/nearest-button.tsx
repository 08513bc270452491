import { Button } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import type { usePosition } from './use-position.ts';

interface NearestButtonProps {
  position: ReturnType<typeof usePosition>;
  /** Purpose of the position, if not to sort a list. */
  label?: string;
}

/** Requests the device's position, to sort a list by distance. */
export function NearestButton({ position: { state, ask }, label }: NearestButtonProps) {
  const t = useText();
  const text = label ?? t('parts.place.nearestFirst');
  return (
    <div className="needs-scripts nearest">
      {state !== 'known' && (
        <Button icon="pin" onClick={ask} disabled={state === 'asking'}>
          {state === 'asking' ? t('parts.place.locating') : text}
        </Button>
      )}
      <output className={state === 'failed' ? 'text-second text-ink2' : 'visually-hidden'}>
        {state === 'failed' && t('parts.place.noPosition')}
        {state === 'known' && text}
      </output>
    </div>
  );
}
