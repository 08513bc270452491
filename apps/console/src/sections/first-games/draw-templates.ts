import type { PlanTemplate } from '@podium/contract';

export type TemplateKind = PlanTemplate['kind'];

/** Templates in the order in which they are offered, with their first settings. */
export const drawTemplates: { readonly [Kind in TemplateKind]: Extract<PlanTemplate, { kind: Kind }> } = {
  heats: { kind: 'heats', lanes: 8 },
  semifinals: { kind: 'semifinals', lanes: 8, semifinals: 2 },
  timedFinal: { kind: 'timedFinal', lanes: 8 },
  knockout: { kind: 'knockout', hasBronze: true },
  repechage: { kind: 'repechage' },
  doubleElimination: { kind: 'doubleElimination' },
  pools: { kind: 'pools', pools: 2, goOn: 2, hasBronze: true },
  roundRobin: { kind: 'roundRobin', legs: 1 },
  swiss: { kind: 'swiss', rounds: 5 },
};

export const templateKinds = Object.keys(drawTemplates) as TemplateKind[];
