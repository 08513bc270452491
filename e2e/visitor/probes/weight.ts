import { clearBrowserCache } from '../../harness/browser.ts';
import { excess, limits } from '../../harness/budget.ts';
import { heaviestScreens } from '../../harness/chosen-screens.ts';
import { kB, pageWeight } from '../../harness/weight.ts';
import { isMeasured } from '../plan.ts';
import type { Probe } from '../visit.ts';

const heaviest: ReadonlySet<string> = new Set(heaviestScreens);

/** Bytes of script of each weighed screen. */
export const weighedScripts = new Map<string, number>();
/** Weights above their limit by less than a tenth. */
export const weightWarnings: string[] = [];

/** A first visit, with an empty cache. */
export const weightProbe: Probe = {
  promise: 'its first visit weighs no more than its budget, and everything is compressed',
  examines: ({ name, prefix, width, means }) =>
    prefix === '' && width === 1280 && means === 'scripted' && isMeasured(name),
  beforeArrival: clearBrowserCache,
  async find({ name, page }) {
    // For what loads after the page has become interactive.
    await page.waitForTimeout(250);
    const { document, script, style, data, unpacked } = await pageWeight(page);
    console.log(`${name}: html ${kB(document)}, js ${kB(script)}, css ${kB(style)}, other ${kB(data)} kB`);
    weighedScripts.set(name, script);
    return [
      ...unpacked.map((file) => `not compressed: ${file}`),
      ...(script > 0 ? [] : ['no script']),
      ...excess(
        `${name}, js`,
        kB(script),
        heaviest.has(name) ? limits.scriptOfHeaviest : limits.script,
        weightWarnings,
      ),
      ...excess(`${name}, css`, kB(style), limits.style, weightWarnings),
    ];
  },
};
