import type { DemoContext } from './context.ts';
import type { DemoPart } from './demo-item.ts';
import { folderItems } from './folder-items.ts';

/** The cup of all states, of women, and of the regions; a small demo has the same. */
export function cups(context: DemoContext): DemoPart {
  const items = [
    ...folderItems('cup', context),
    ...folderItems('cup-sport', context),
    ...folderItems('cup-team', context),
  ];
  return { items, files: [] };
}
