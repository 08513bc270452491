import { z } from 'zod';
import { languageCode } from '../common.ts';
import { boardSeconds, readBoards } from './words.ts';

/** Parameters of `/board`. */
export const boardsQuery = z.object({
  lang: languageCode.default('en'),
  show: z.string().transform((text, context) => {
    const boards = readBoards(text);
    if (boards) return boards;
    context.addIssue({ code: 'custom', message: 'expected boards such as day,medals,venue:ARENA' });
    return z.NEVER;
  }),
  seconds: z.coerce.number().int().min(boardSeconds.min).max(boardSeconds.max).default(boardSeconds.usual),
});
export type BoardsQuery = z.infer<typeof boardsQuery>;
