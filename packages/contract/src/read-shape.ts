import type { z } from 'zod';
import type { asOf } from './common.ts';

/** Parameters and response of a public read; its path is in `paths.ts` in the same folder. */
export interface ReadShape {
  /** One line for the API description, without a period. */
  summary: string;
  /** Path and query parameters, except for the language, which every read takes. */
  parameters: z.ZodObject;
  /** With the time of its data, by which pages ignore an answer that is older than the one they show. */
  answer: z.ZodObject<{ asOf: typeof asOf }>;
}
