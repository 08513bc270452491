import type { FactKind } from '@podium/games';

/** A detail of a line or a unit, named. Phrases are keys of the sport's own or the generic one's. */
export interface Fact {
  kind: FactKind;
  /** null where only the code can name it. */
  phrase: string | null;
  /** What the phrase's `{number}` is: the second split's `2`. */
  number?: string;
  code: string;
  /** What its place is called: `50 m`, `VT`. */
  place?: string;
  /** Says the place in words, where the feed has a code for it: `VT` is the vault. */
  placePhrase?: string;
  /** As the feed writes it; of a made number of attempts `14/41`. */
  value: string;
  /** Says the value in words, where it is a code. */
  valuePhrase?: string;
  /** What came with it: the rank and the gap at a split, the wind of an attempt. */
  facts: Facts;
}
export type Facts = readonly Fact[];
