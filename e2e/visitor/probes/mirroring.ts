import { spacedIsolates } from '../../harness/layout.ts';
import { isMeasured } from '../plan.ts';
import type { Probe } from '../visit.ts';

export const mirroringProbe: Probe = {
  promise: 'right-to-left pages have no isolated text that ends in a space, and their tables start at the right',
  examines: ({ name, prefix, means }) => prefix === 'ara' && means === 'scripted' && isMeasured(name),
  async find({ page }) {
    const spaced = (await spacedIsolates(page)).map((text) => `isolated with a space: "${text}"`);
    const unmirrored = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLTableRowElement>('tr')]
        .filter((row) => row.cells.length > 1 && row.checkVisibility() && !row.closest('[dir=ltr]'))
        .filter(({ cells }) => {
          const [first, last] = [cells[0]!.getBoundingClientRect(), [...cells].at(-1)!.getBoundingClientRect()];
          return first.width > 0 && last.width > 0 && first.top === last.top && first.right < last.right;
        })
        .map((row) => `starts at the left: "${row.textContent.slice(0, 60)}"`),
    );
    return [...spaced, ...unmirrored.slice(0, 3)];
  },
};
