import { allReads } from '../read-model/reads.ts';
import { builders } from './builders.gen.ts';

/** Every public read, of the sport and of the features. */
export const reads = allReads(builders);
