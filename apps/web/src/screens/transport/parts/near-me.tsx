import { Button, EmptyState, Skeleton } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { nearestFirst } from '../../../shared/places/place/distance.ts';
import { pointOf } from '../../../shared/places/place/point-of.ts';
import { usePosition } from '../../../shared/places/place/use-position.ts';
import { StopRow } from './stop-row.tsx';
import type { TransportStop } from '@podium/contract';

const maxNear = 5;

/** The nearest stops, once the user requests them. */
export function NearMe({ stops, isRequested }: { stops: readonly TransportStop[]; isRequested: boolean }) {
  const t = useText();
  const navigate = useNavigate({ from: '/{-$locale}/transport' });
  const { point, state, ask } = usePosition(isRequested, {
    load: () => void navigate({ search: (now) => ({ ...now, near: '1' }), reloadDocument: true }),
    forget: () => void navigate({ search: (now) => ({ ...now, near: undefined }), replace: true, resetScroll: false }),
  });
  if (state === 'unasked') {
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
      {state === 'asking' && <Skeleton label={t('parts.place.locating')} heights={['row', 'row', 'row']} />}
      {state === 'failed' && (
        <EmptyState icon="pin" title={t('screens.transport.nearFailed')}>
          <Button onClick={ask}>{t('action.retry')}</Button>
        </EmptyState>
      )}
      {state === 'known' && point && (
        <ul className="stop-boards">
          {nearestFirst(
            stops.flatMap((stop) => {
              const point = pointOf(stop);
              return point ? [{ stop, point }] : [];
            }),
            point,
          )
            .slice(0, maxNear)
            .map(({ stop, away }) => (
              <StopRow key={stop.id} stop={stop} meters={away} maxNext={3} />
            ))}
        </ul>
      )}
    </section>
  );
}
