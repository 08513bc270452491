import type { z } from 'zod';

/** Parameters and response of a public read; its path is in `paths.ts` in the same folder. */
export interface ReadShape {
  /** One line for the API description, without a period. */
  summary: string;
  /** Path and query parameters, except for the language, which every read takes. */
  parameters: z.ZodObject;
  answer: z.ZodObject;
}
