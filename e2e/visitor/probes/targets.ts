import { smallTargets } from '../../harness/layout.ts';
import { isMeasured } from '../plan.ts';
import type { Probe } from '../visit.ts';

const TARGET_PX = 24;

export const targetsProbe: Probe = {
  promise: `every target is at least ${TARGET_PX} px in size, in opened details too`,
  examines: ({ name, prefix, means }) => prefix === '' && means === 'scripted' && isMeasured(name),
  async find({ page, width }) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
    );
    return smallTargets(page, TARGET_PX);
  },
};
