import { halfPoints } from '@podium/games';
import type { setScores } from './set-scores.ts';

interface BoardSetsProps {
  /** Sets won so far, if the large score is that of the set that is played. */
  won: string | undefined;
  sets: ReturnType<typeof setScores>;
}

/** The sets of one side beside its large score, 6⁵ after a lost tie-break. */
export function BoardSets({ won, sets }: BoardSetsProps) {
  if (sets.length === 0 && won === undefined) return null;
  return (
    <span className="board-sets" dir="ltr">
      {won !== undefined && <b className="board-won">{won || '0'}</b>}
      {sets.map(({ code, score, lost }) => (
        <span key={code}>
          {halfPoints(score)}
          {lost !== '' && <sup>{lost}</sup>}
        </span>
      ))}
    </span>
  );
}
