export { createClient } from './client.ts';
export type { Client, ClientOptions } from './client.ts';
export type { Change, ChangesOptions } from './changes.ts';
export { PodiumError } from './podium-error.ts';
export type { Answer, Parameters, Path } from './read.ts';
export type * from './schema.gen.ts';
