import type { PlanEvent } from '@podium/contract';
import type { RepechageOf, RuleMeasure } from '@podium/games';
import { drawTemplates } from './draw-templates.ts';

type Template = PlanEvent['template'];

interface Settings {
  /** Lanes and kind of repechage from the event's rules. */
  lanes?: number | undefined;
  measure?: RuleMeasure | undefined;
  repechageOf?: RepechageOf | undefined;
}

const maxLanes = 40;
const inTurn: ReadonlySet<RuleMeasure> = new Set(['distance', 'height', 'judged']);

/** The draw of a new event. */
export function newTemplate(kind: Template['kind'], { lanes, measure, repechageOf }: Settings = {}): Template {
  // Jumpers, throwers and those whom judges mark compete one after another, all in one final.
  if (kind === 'heats' && lanes === undefined && measure && inTurn.has(measure))
    return { kind: 'timedFinal', lanes: maxLanes };
  const template = drawTemplates[kind];
  if (template.kind === 'repechage') return repechageOf ? { ...template, of: repechageOf } : template;
  return 'lanes' in template ? { ...template, lanes: Math.max(2, Math.min(lanes ?? 8, maxLanes)) } : template;
}
