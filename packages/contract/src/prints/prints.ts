import { z } from 'zod';

export const printProgress = z
  .object({
    done: z.int(),
    total: z.int(),
    /** Address to request again; the address of the book itself, once it is finished. */
    address: z.string(),
  })
  .meta({ id: 'PrintProgress' });
export type PrintProgress = z.infer<typeof printProgress>;
