import { z } from 'zod';

/** Progress of a results book. */
export const printProgress = z
  .object({
    done: z.int(),
    total: z.int(),
    /** Where to ask again: the book itself, once it is finished. */
    address: z.string(),
  })
  .meta({ id: 'PrintProgress' });
export type PrintProgress = z.infer<typeof printProgress>;
