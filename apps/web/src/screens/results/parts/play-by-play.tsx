import { ActionLog } from '../../../shared/results/result/action-log.tsx';
import { ActionFilter } from './action-filter.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

export function PlayByPlay({ unit, type }: { unit: UnitAnswer; type?: ActionType }) {
  return <ActionLog unit={unit} type={type} filter={<ActionFilter unit={unit} type={type} />} />;
}
