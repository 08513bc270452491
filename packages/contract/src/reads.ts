/**
 * Parameters and responses of all public reads. The API routes, their description and the web app's queries are
 * derived from them.
 */
import { z } from 'zod';
import { languageCode } from './common.ts';
import type { reads } from './parts.gen.ts';
import type { ReadName } from './read-paths.ts';

/** Parameters of every read. `veil=1` removes fields that reveal a result: see `veil.ts`. */
export const commonParameters = z.object({ lang: languageCode.default('en'), veil: z.literal('1').optional() });

/** Parameters passed to a builder: validated, with defaults. */
export type ReadParameters<Name extends ReadName> = z.output<(typeof reads)[Name]['parameters']>;
export type ReadAnswer<Name extends ReadName> = z.infer<(typeof reads)[Name]['answer']>;

/** Every document ends with the live keys of its data. `isVeiled`: results were removed from it. */
export const documentKeys = z.object({ keys: z.array(z.string()), isVeiled: z.literal(true).optional() });
/** A response as clients receive it. */
export type Document<Name extends ReadName> = ReadAnswer<Name> & z.infer<typeof documentKeys>;

type GivenParameters<Name extends ReadName> = z.input<(typeof reads)[Name]['parameters']>;
type RequiredKeys<Name extends ReadName> = {
  // A read without parameters accepts any key.
  [Key in keyof GivenParameters<Name>]-?: string extends Key
    ? never
    : undefined extends GivenParameters<Name>[Key]
      ? never
      : Key;
}[keyof GivenParameters<Name>] &
  keyof ReadParameters<Name>;

/** Parameters that a caller passes: required ones are in the path or have no default; filters are optional. */
export type AskedParameters<Name extends ReadName> = Pick<ReadParameters<Name>, RequiredKeys<Name>> &
  Partial<ReadParameters<Name>>;
