/** Parameters and responses of the reads about public transport. */
import { z } from 'zod';
import { day } from '../common.ts';
import type { ReadShape } from '../read-shape.ts';
import { transportAnswer, transportLineAnswer, transportLinesAnswer, transportStopAnswer } from './main.ts';
import type { readPaths } from './paths.ts';

const idAndDay = z.object({ id: z.string().min(1).max(200), day });

export const reads = {
  transport: {
    summary: 'Lines and stops of public transport, or only those at a venue',
    parameters: z.object({ venue: z.string().min(1).max(64).optional() }),
    answer: transportAnswer,
  },
  transportLines: {
    summary: 'When the lines depart from their first stops on a day',
    parameters: z.object({ day }),
    answer: transportLinesAnswer,
  },
  transportLine: {
    summary: 'A line: directions, stops and the times of a day',
    parameters: idAndDay,
    answer: transportLineAnswer,
  },
  transportStop: {
    summary: 'A stop and its departures on a day',
    parameters: idAndDay,
    answer: transportStopAnswer,
  },
} satisfies Record<keyof typeof readPaths, ReadShape>;
