/** Types for features that build public documents. */
export type { BuildContext, Built } from '../documents/document.ts';
export type { SearchSource } from '../documents/search/search.ts';
export type { FeatureBuilders } from '../reads.ts';
