import type { PlanEvent } from '@podium/contract';
import type { RepechageOf } from '@podium/games';
import { drawTemplates } from './draw-templates.ts';

type Template = PlanEvent['template'];

interface Settings {
  /** Lanes and kind of repechage from the event's rules. */
  lanes?: number | undefined;
  repechageOf?: RepechageOf | undefined;
}

/** How the contests of a new event are drawn. */
export function newTemplate(kind: Template['kind'], { lanes = 8, repechageOf }: Settings = {}): Template {
  const template = drawTemplates[kind];
  if (template.kind === 'repechage') return repechageOf ? { ...template, of: repechageOf } : template;
  return 'lanes' in template ? { ...template, lanes: Math.max(2, Math.min(lanes, 40)) } : template;
}
