import { planDoubleElimination } from './double-elimination.ts';
import type { DrawnEvent, DrawTemplate } from './drawn-event.ts';
import { contestsOfPlaces } from './knock-out.ts';
import type { BracketPlaces } from './knock-out.ts';
import { addPlacement } from './placement.ts';
import { addFinalistsRepechage } from './finalists-repechage.ts';
import { planKnockOut } from './plan-contests.ts';
import { addRepechage } from './repechage.ts';

/** Templates whose draw is the places of one bracket. */
export type BracketTemplate = Extract<DrawTemplate, { kind: 'knockout' | 'repechage' | 'doubleElimination' }>;

/**
 * All contests that follow from the places of a bracket.
 *
 * @param numbers numbers of contests of the main bracket that were drawn before
 */
export function planBracket(
  template: BracketTemplate,
  places: BracketPlaces,
  numbers?: ReadonlyMap<string, number>,
): DrawnEvent {
  if (template.kind === 'doubleElimination') return planDoubleElimination(places);
  const hasBronze = template.kind === 'knockout' && template.hasBronze;
  const bracket = planKnockOut(contestsOfPlaces(places, hasBronze), (entrant) => ({ entrant }), numbers);
  if (template.kind === 'repechage')
    return template.of === 'finalists' ? addFinalistsRepechage(bracket) : addRepechage(bracket);
  return template.placement ? addPlacement(bracket) : bracket;
}
