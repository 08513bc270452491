import { readFootage } from '../footage/footage.ts';
import type { DemoFile } from '../demo-item.ts';

export const clipNames = ['track', 'pool'] as const;
export type ClipName = (typeof clipNames)[number];

type Format = 'mp4' | 'webm';
export const clipPath = (name: ClipName, format: Format): string => `files/${name}.${format}`;

export const clipFiles = (name: ClipName): DemoFile[] =>
  (['mp4', 'webm'] as const).map((format) => ({
    path: clipPath(name, format),
    purpose: 'video',
    content: readFootage(`${name}.${format}`),
  }));
