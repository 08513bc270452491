import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';

/** Seven areas in which volunteers help; a small demo has one, without its place. */
export function volunteers(context: DemoContext): DemoPart {
  const areas = folderItems('volunteer-area', context);
  const items = context.isSmall
    ? areas.slice(1, 2).map(({ data, ...item }) => ({ ...item, data: { ...data, place: undefined } }))
    : areas;
  return { items, files: [] };
}
