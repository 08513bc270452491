import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Resolved by whole names, because the server bundles this module into its own folder and a release looks for them. */
const files = {
  'pool.mp4': '@podium/demo-games/pool.mp4',
  'pool.webm': '@podium/demo-games/pool.webm',
  'track.mp4': '@podium/demo-games/track.mp4',
  'track.webm': '@podium/demo-games/track.webm',
  'safe-sport.mp4': '@podium/demo-games/safe-sport.mp4',
  'safe-sport.webm': '@podium/demo-games/safe-sport.webm',
} as const;

/**
 * Footage drawn for the demo, without sound: two clips of 320 × 180 pixels and the safe-sport film of 640 × 360. Each
 * is there as MP4 (H.264), which all phones play, and as WebM (VP8), for browsers without that codec.
 */
export const readFootage = (name: keyof typeof files): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(files[name])));
