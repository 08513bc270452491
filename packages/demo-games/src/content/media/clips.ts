import { readFootage } from '../footage/footage.ts';
import type { DemoFile } from '../demo-item.ts';

const seconds = { pool: 5, track: 4 } as const;
export type ClipName = keyof typeof seconds;

export const clipSeconds = (name: ClipName): number => seconds[name];
export const clipPath = (name: ClipName): string => `files/${name}.webm`;

export const clipFile = (name: ClipName): DemoFile => ({
  path: clipPath(name),
  purpose: 'video',
  content: readFootage(name),
});
