import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { portraitCount, portraitNumber } from '../drawing/portrait.ts';
import { folderItems } from '../folder-items.ts';

/** Eighteen athletes and twelve coaches, all fictional; a small demo has one of each. */
export function ambassadors(context: DemoContext): DemoPart {
  const all = folderItems('ambassador', context);
  const items = context.isSmall ? [all[0]!, all.at(-1)!] : all;
  const photos = items.flatMap(({ data: { photo } }) => photo ?? []);
  return {
    items,
    files: photos.map(({ path }, index) => ({
      path,
      purpose: 'photo',
      content: portraitNumber(index % portraitCount),
    })),
  };
}
