import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Footage drawn for the demo, WebM (VP8) without sound: two clips of 320 × 180 pixels and the safe-sport film of
 * 640 × 360. It is resolved by the package's name, because the server bundles this module into its own folder.
 */
export const readFootage = (name: 'pool' | 'track' | 'safe-sport'): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(`@podium/demo-games/${name}.webm`)));
