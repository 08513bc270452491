import { poolFootage } from '../footage/pool.ts';
import { trackFootage } from '../footage/track.ts';
import type { DemoFile } from '../demo-item.ts';

const clips = {
  pool: { footage: poolFootage, seconds: 5 },
  track: { footage: trackFootage, seconds: 4 },
} as const;
export type ClipName = keyof typeof clips;

export const clipSeconds = (name: ClipName): number => clips[name].seconds;
export const clipPath = (name: ClipName): string => `files/${name}.webm`;

export const clipFile = (name: ClipName): DemoFile => ({
  path: clipPath(name),
  purpose: 'video',
  content: new Uint8Array(Buffer.from(clips[name].footage, 'base64')),
});
