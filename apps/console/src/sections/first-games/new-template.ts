import type { PlanEvent } from '@podium/contract';
import { drawTemplates } from './draw-templates.ts';

type Template = PlanEvent['template'];

/** How the contests of a new event are drawn. @param lanes of its rules */
export function newTemplate(kind: Template['kind'], lanes = 8): Template {
  const template = drawTemplates[kind];
  return 'lanes' in template ? { ...template, lanes: Math.max(2, Math.min(lanes, 40)) } : template;
}
