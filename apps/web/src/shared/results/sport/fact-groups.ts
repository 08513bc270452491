import { factKinds } from '@podium/games';
import type { Fact, Facts } from '@podium/disciplines/reading';
import type { FactKind } from '@podium/games';

export interface FactGroup {
  kind: FactKind;
  facts: Facts;
}

/** Headings for facts by kind: phrases shared by all sports. */
export const kindPhrases: Readonly<Record<FactKind, string>> = {
  reaction: 'reaction',
  lane: 'lane',
  wind: 'wind',
  points: 'points',
  split: 'splits',
  attempt: 'attempts',
  period: 'periods',
  other: 'moreDetails',
};

/** Facts of a line by subject, single facts first, each group in feed order. */
export function groupFacts(facts: Facts): FactGroup[] {
  const groups = Map.groupBy<FactKind, Fact>(facts, ({ kind }) => kind);
  return factKinds.flatMap((kind) => (groups.has(kind) ? [{ kind, facts: groups.get(kind)! }] : []));
}
