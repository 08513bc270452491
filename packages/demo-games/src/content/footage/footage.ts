import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Resolved by whole names, because the server bundles this module into its own folder and a release looks for them. */
const files = {
  pool: '@podium/demo-games/pool.webm',
  track: '@podium/demo-games/track.webm',
  'safe-sport': '@podium/demo-games/safe-sport.webm',
} as const;

/**
 * Footage drawn for the demo, WebM (VP8) without sound: two clips of 320 × 180 pixels and the safe-sport film of
 * 640 × 360.
 */
export const readFootage = (name: keyof typeof files): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(files[name])));
