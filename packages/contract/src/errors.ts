import { z } from 'zod';
import { errorCodes } from './error-codes.ts';

export const errorAnswer = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      /** English, for logs and developers; users see the phrase of the code. */
      message: z.string(),
      /** Identifies this error in the server's log. */
      id: z.string(),
      /** Faults by location: a field, or file, line and column of a feed message. */
      fields: z
        .array(
          z.object({
            field: z.string(),
            message: z.string(),
            line: z.number().optional(),
            column: z.number().optional(),
          }),
        )
        .optional(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
