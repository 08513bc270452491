import type { FactKind } from '@podium/games';

/** A named detail of a line or a unit. Phrases are keys of the sport or of the generic one. */
export interface Fact {
  kind: FactKind;
  /** Null if its only name is its code. */
  phrase: string | null;
  /** Value of the phrase's `{number}`: `2` for the second split. */
  number?: string;
  code: string;
  /** Code of the detail that it belongs to, if the sport has no rule for that one: the source may name both. */
  owner?: string;
  /** Name of its position: `50 m`, `VT`. */
  place?: string;
  /** Phrase of the position if the feed has a code for it: `VT` is the vault. */
  placePhrase?: string;
  /** Value as the feed writes it; successes out of attempts as `14/41`. */
  value: string;
  /** Phrase of a value that is a code. */
  valuePhrase?: string;
  /** Additional facts: the rank and the gap at a split, the wind of an attempt. */
  facts: Facts;
}
export type Facts = readonly Fact[];
