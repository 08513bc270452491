import { allReads } from '../read-model/reads.ts';
import { builders, searchSources } from './builders.gen.ts';

/** All public reads, of the sport and of the features. */
export const reads = allReads(builders, searchSources);
