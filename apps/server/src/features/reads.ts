import { allReads } from '../read-model/reads.ts';
import { builders, searchSources } from './builders.gen.ts';

export const reads = allReads(builders, searchSources);
