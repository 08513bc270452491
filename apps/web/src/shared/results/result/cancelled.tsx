import { EmptyState } from '@podium/ui';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { useText } from '../../shell/page-context.tsx';
import type { UnitAnswer } from '@podium/contract';

/** Explains a missing result, and links to the next page. */
export function Cancelled({ unit: { change, discipline, event } }: { unit: UnitAnswer }) {
  const t = useText();
  return (
    <EmptyState icon="cross" title={t('parts.result.cancelled')}>
      <p>{change?.reason ? <bdi>{change.reason}</bdi> : t('parts.result.noReason')}</p>
      {discipline && event && (
        <PlaceLink to="event" id={event.id} disciplineKey={discipline.key} className="button">
          <bdi>{event.name}</bdi>
        </PlaceLink>
      )}
    </EmptyState>
  );
}
