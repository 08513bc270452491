import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { albums } from './albums.ts';
import { videos } from './videos.ts';

export function media(context: DemoContext): DemoPart {
  const parts = [albums(context), videos(context)];
  return { items: parts.flatMap(({ items }) => items), files: parts.flatMap(({ files }) => files) };
}
