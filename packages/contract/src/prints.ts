import { z } from 'zod';

/** How far a results book has come. */
export const printProgress = z
  .object({
    done: z.int(),
    total: z.int(),
    /** Where to ask for it again: the book itself, once it is finished. */
    address: z.string(),
  })
  .meta({ id: 'PrintProgress' });
export type PrintProgress = z.infer<typeof printProgress>;
