import { WIDTHS, findOverflow } from '../../harness/layout.ts';
import { isMeasured } from '../plan.ts';
import type { Probe } from '../visit.ts';

/** On phones in English and Arabic; in the other languages without scripts, because what scripts add was measured in those two. */
export const overflowProbe: Probe = {
  promise: 'never scrolls sideways, from 320 to 1280 px',
  examines: ({ name, width, means }) =>
    isMeasured(name) && (means === 'plain' || (means === 'scripted' && width === 360)),
  async find({ page }) {
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await findOverflow(page)).map((fault) => `at ${width} px: ${fault}`));
    }
    return faults;
  },
};
