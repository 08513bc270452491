import { isFinished } from '../../elements/item-state.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { NoResults } from '../../elements/veil/results-state.tsx';
import type { UnitAnswer } from '@podium/contract';

/** Few contests are canceled. */
const { Part: Cancelled } = lazyPart(async () => (await import('./cancelled.tsx')).Cancelled);

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
