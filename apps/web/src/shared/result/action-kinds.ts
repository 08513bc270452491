/** The types of action that the specification names, in its order (S08). */
export const actionKinds = [
  'goal',
  'assist',
  'foul',
  'yellow-card',
  'red-card',
  'substitution',
  'match-start',
  'match-end',
  'shot-made',
  'shot-missed',
  'point',
  'warning',
  'others',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** What has no name of its own is among the others. */
export const kindOf = ({ type }: { type: string }): ActionKind =>
  actionKinds.find((known) => known === type) ?? 'others';
