import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';

export const notices = (context: DemoContext): DemoPart => ({ items: folderItems('notice', context), files: [] });
