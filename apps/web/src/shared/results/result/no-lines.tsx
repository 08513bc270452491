import { isFinished } from '../../elements/item-state.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { NoResults } from '../../elements/veil/results-state.tsx';
import type { UnitAnswer } from '@podium/contract';

/** `awaited`: title until the unit finishes; `missing`: title if it finished or was canceled without lines. */
interface NoLinesProps {
  unit: UnitAnswer;
  awaited: string;
  missing: string;
}

/** Replaces missing lines: states when to expect them, or that there are none. */
export function NoLines({ unit, awaited, missing }: NoLinesProps) {
  const t = useText();
  const { format } = useGamesFacts();
  if (isFinished(unit) || unit.status === 'CANCELLED') return <NoResults icon="list" title={missing} />;
  return (
    <NoResults icon="list" title={awaited}>
      {unit.start && !unit.isStartHidden && unit.status !== 'POSTPONED' && (
        <p suppressHydrationWarning>{t('parts.result.startsAt', { time: format.dateTime(unit.start) })}</p>
      )}
    </NoResults>
  );
}
