/**
 * The feed's messages as plain values. Every value is the text as sent. The reader counts unknown content and, inside
 * a known element, keeps it in `attributes`.
 *  Invariant: an empty attribute is treated as absent. Lists keep document order.
 */

import type { OdfBody } from './bodies.gen.ts';
import type { Envelope, OmittedValue, Note } from './elements/basics.ts';
export type * from './bodies.gen.ts';
export type * from './elements/basics.ts';
export type * from './elements/competitors.ts';
export type * from './elements/medallists.ts';
export type * from './elements/previous-unit.ts';
export type * from './elements/registrations.ts';
export type * from './elements/results.ts';

export type OdfBodyKind = OdfBody['kind'];
export type BodyOf<Kind extends OdfBodyKind> = Extract<OdfBody, { kind: Kind }>;

export interface OdfMessage<Kind extends OdfBodyKind = OdfBodyKind> {
  envelope: Envelope;
  editions: { gen?: string; sport?: string; codes?: string };
  notes: Note[];
  /** The message has no Competition element, which withdraws everything sent under this key. `body` is then empty. */
  isRetraction: boolean;
  body: BodyOf<Kind>;
  /** Values that `readUsableMessage` rejected. */
  leftOut?: OmittedValue[];
  /** Unknown element or attribute paths (`Result@Odd`, `Competition/Strange`) with the number of occurrences. */
  unknown: ReadonlyMap<string, number>;
}
