import type { EnteredSide, SideScore } from '../count/counted-parts.ts';
import type { DecideStep, EndStep } from './contest-ending.ts';
import type { RecordKind } from './entered-facts.ts';

export interface ContestParts {
  id: string;
  at: string;
}

/** An input of a scorer. `confirm` is the second check that makes a result official. */
export type EnteredStep = ContestParts &
  (
    | { do: 'begin' | 'finish' | 'reopen' | 'confirm' }
    /** The contest takes place again, from its beginning. */
    | { do: 'replay' }
    | { do: 'period'; period: string }
    | {
        do: 'score';
        side: EnteredSide;
        points: number;
        action?: string | undefined;
        person?: string | undefined;
        clock?: string | undefined;
        /** Counts although another scorer has entered the same within seconds. */
        isSure?: boolean | undefined;
      }
    | {
        do: 'period-score';
        period: string;
        home: number;
        away: number;
        /** Points of the game that decided the part: the tie-break of 7:6. */
        decider?: SideScore | undefined;
      }
    | {
        do: 'mark';
        competitor: string;
        mark: string | null;
        irm: string | null;
        attempts?: readonly string[] | undefined;
      }
    | { do: 'winner'; side: EnteredSide | null }
    | { do: 'starters'; starters: readonly { competitor: string; start: string | null }[] }
    | { do: 'bars'; bars: readonly string[] }
    | { do: 'fact'; code: string; competitor?: string | undefined; pos?: string | undefined; value: string | null }
    | { do: 'records'; competitor: string; records: readonly RecordKind[] }
    | EndStep
    | DecideStep
    | { do: 'undo'; step: string }
  );

/** Steps that were undone and not restored by undoing the undo. */
export function undoneSteps(steps: readonly EnteredStep[]): Set<string> {
  const undoneIds = new Set<string>();
  for (const step of steps.toReversed()) if (step.do === 'undo' && !undoneIds.has(step.id)) undoneIds.add(step.step);
  return undoneIds;
}
