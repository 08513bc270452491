import { halfPoints } from '@podium/games';
import { useSport } from '../sport/use-sport.ts';
import { setScores } from './set-scores.ts';
import type { UnitAnswer } from '@podium/contract';

interface BoardSetsProps {
  unit: UnitAnswer;
  side: 'home' | 'away';
}

/** The sets of one side, 6⁵ after a lost tie-break: the large score only counts the sets. */
export function BoardSets({ unit, side }: BoardSetsProps) {
  const { discipline } = useSport(unit.discipline?.code);
  const sets = setScores(discipline, unit.periods, side);
  if (sets.length === 0) return null;
  return (
    <span className="board-sets" dir="ltr">
      {sets.map(({ code, score, lost }) => (
        <span key={code}>
          {halfPoints(score)}
          {lost !== '' && <sup>{lost}</sup>}
        </span>
      ))}
    </span>
  );
}
