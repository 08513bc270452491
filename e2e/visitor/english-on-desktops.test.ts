/** Every screen on a desktop, in English, with the weight of its first visit. */
import { afterAll, expect, test } from 'vitest';
import { visitScreen } from '../harness/visit.ts';
import { excess, limits, printWarnings } from '../harness/budget.ts';
import { kB, pageWeight } from '../harness/weight.ts';
import { describeVisits } from './describe-visits.ts';
import { englishOnDesktops } from './plan.ts';
import { largestShift } from './probes/layout-shift.ts';
import { weighedScripts, weightWarnings } from './probes/weight.ts';

const { browser, demo } = describeVisits(englishOnDesktops);
afterAll(() => {
  console.log(`layout shift, at most: ${largestShift().toFixed(4)}`);
  printWarnings(weightWarnings);
});

test('files loaded until idle stay within their budget', async () => {
  const [name = 'results of a match', atFirst = 0] = [...weighedScripts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const page = await browser.again(demo.current.url);
  await visitScreen(page, demo.current.screens[name]!);
  // The footer of the consent notice loads last.
  await page.locator('.frame-foot').waitFor();
  const { script, preloaded } = await pageWeight(page);
  const atIdle = script + preloaded - atFirst;
  console.log(`${name}: js at idle ${kB(atIdle)} kB more`);
  expect(excess(`${name}, js at idle`, kB(atIdle), limits.scriptAtIdle, weightWarnings)).toEqual([]);
});
