import { kindPaths } from './kinds.gen.ts';

/** Paths of the reads that kinds of content declare, as in `../sport/paths.ts`. */
export const readPaths = kindPaths;

/** Their keys are those of the content. */
export const liveKeyKinds = [] as const;
