import type { z } from 'zod';
import type { reads } from './reads.ts';

export type { KindReadName } from './reads.ts';

export type SponsorsAnswer = z.infer<(typeof reads)['sponsors']['answer']>;
export type NoticesAnswer = z.infer<(typeof reads)['notices']['answer']>;
