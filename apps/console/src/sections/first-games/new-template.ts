import type { PlanEvent } from '@podium/contract';

type Template = PlanEvent['template'];

/** How the contests of a new event are drawn. @param lanes of its rules */
export function newTemplate(kind: Template['kind'], lanes = 8): Template {
  if (kind === 'heats') return { kind, lanes: Math.max(2, Math.min(lanes, 40)) };
  return kind === 'pools' ? { kind, pools: 2, goOn: 2, hasBronze: true } : { kind, hasBronze: true };
}
