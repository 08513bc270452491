import { Button, EmptyState, Skeleton } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import { nearestStops } from '../state.ts';
import { usePosition } from '../use-position.ts';
import { StopRow } from './stop-row.tsx';
import type { TransportStop } from '@podium/contract';

const mostNear = 5;

/** The nearest stops, once the user asks for them. */
export function NearMe({ stops, isAsked }: { stops: readonly TransportStop[]; isAsked: boolean }) {
  const t = useText();
  const { found, ask } = usePosition(isAsked);
  if (found.kind === 'idle') {
    return (
      <div className="near-ask needs-scripts-block">
        <Button icon="pin" onClick={ask}>
          {t('screens.transport.nearAsk')}
        </Button>
        <p className="text-second text-ink2">{t('screens.transport.nearHint')}</p>
      </div>
    );
  }
  return (
    <section aria-labelledby="nearest-stops" aria-live="polite">
      <h2 id="nearest-stops" className="section-title">
        {t('screens.transport.near')}
      </h2>
      {found.kind === 'looking' && (
        <Skeleton label={t('screens.transport.nearLooking')} heights={['row', 'row', 'row']} />
      )}
      {found.kind === 'failed' && (
        <EmptyState icon="pin" title={t('screens.transport.nearFailed')}>
          <Button onClick={ask}>{t('action.retry')}</Button>
        </EmptyState>
      )}
      {found.kind === 'found' && (
        <ul className="stop-boards">
          {nearestStops(stops, found.position, mostNear).map(({ stop, meters }) => (
            <StopRow key={stop.id} stop={stop} meters={meters} mostNext={3} />
          ))}
        </ul>
      )}
    </section>
  );
}
