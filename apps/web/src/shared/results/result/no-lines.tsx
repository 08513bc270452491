import { EmptyState } from '@podium/ui';
import { isFinished } from '../../elements/item-state.ts';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { NoResults } from '../../elements/veil/results-state.tsx';
import type { UnitAnswer } from '@podium/contract';

/** `awaited`: title until the unit finishes; `missing`: title if it finished without lines. */
interface NoLinesProps {
  unit: UnitAnswer;
  awaited: string;
  missing: string;
}

/** Replaces missing lines: states when to expect them, or that there are none. */
export function NoLines({ unit, awaited, missing }: NoLinesProps) {
  const t = useText();
  const { format } = useGamesFacts();
  if (unit.status === 'CANCELLED') return <Cancelled unit={unit} />;
  if (isFinished(unit)) return <NoResults icon="list" title={missing} />;
  return (
    <NoResults icon="list" title={awaited}>
      {unit.start && !unit.isStartHidden && unit.status !== 'POSTPONED' && (
        <p suppressHydrationWarning>{t('parts.result.startsAt', { time: format.dateTime(unit.start) })}</p>
      )}
    </NoResults>
  );
}

/** Why there is nothing, and where to go on. */
function Cancelled({ unit: { change, discipline, event } }: { unit: UnitAnswer }) {
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
