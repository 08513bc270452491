import { allReads } from '../read-model/reads.ts';
import { builders, searchSources } from './builders.gen.ts';

/** Every public read, of the sport and of the features. */
export const reads = allReads(builders, searchSources);
