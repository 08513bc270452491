/** Parameters and answers of all public reads. The API's routes, its description and the web's queries follow from here. */
import { z } from 'zod';
import { languageCode } from './common.ts';
import type { reads } from './parts.gen.ts';
import type { ReadName } from './read-paths.ts';

/** Parameters of every read. `veil=1` removes what reveals a result: see `veil.ts`. */
export const commonParameters = z.object({ lang: languageCode.default('en'), veil: z.literal('1').optional() });

/** What a builder is given: checked, with its defaults. */
export type ReadParameters<Name extends ReadName> = z.output<(typeof reads)[Name]['parameters']>;
export type ReadAnswer<Name extends ReadName> = z.infer<(typeof reads)[Name]['answer']>;

/** Every document ends with the live keys of what it was made from. `isVeiled`: results were removed from it. */
export const documentKeys = z.object({ keys: z.array(z.string()), isVeiled: z.literal(true).optional() });
/** An answer as readers get it. */
export type Document<Name extends ReadName> = ReadAnswer<Name> & z.infer<typeof documentKeys>;

type Given<Name extends ReadName> = z.input<(typeof reads)[Name]['parameters']>;
type Needed<Name extends ReadName> = {
  // Of a read without parameters every text is a key.
  [Key in keyof Given<Name>]-?: string extends Key ? never : undefined extends Given<Name>[Key] ? never : Key;
}[keyof Given<Name>] &
  keyof ReadParameters<Name>;

/** What whoever asks gives: what stands in the path or has no default; filters if they like. */
export type AskedParameters<Name extends ReadName> = Pick<ReadParameters<Name>, Needed<Name>> &
  Partial<ReadParameters<Name>>;
