import { lineFields } from '@podium/games';
import { z } from 'zod';

/** A value of a line that can be corrected: `result`, `fact.INTERMEDIATE.3`, `part.S1`. */
export const correctedField = z.union([
  z.enum(lineFields),
  /** Code and position of a split or attempt, as the feed has them. */
  z.templateLiteral(['fact.', z.string().regex(/[\w:-]{1,40}\.[\w-]{1,10}/)]),
  /** Code of a set, half or other part. */
  z.templateLiteral(['part.', z.string().regex(/[\w-]{1,20}/)]),
]);
