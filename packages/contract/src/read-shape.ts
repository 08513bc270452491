import type { z } from 'zod';

/** What a public read takes and answers; its address is in `paths.ts` beside it. */
export interface ReadShape {
  /** One line for the API description, without a period. */
  summary: string;
  /** Parameters of path and query, except for the language, which every read takes. */
  parameters: z.ZodObject;
  answer: z.ZodObject;
}
