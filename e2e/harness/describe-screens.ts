/** Requirements for every screen on its first visit: accessibility, space, targets, weight, and no layout shifts. */
import { afterAll, describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { clearBrowserCache, useBrowser, visitScreen } from './browser.ts';
import { heaviestScreens, measuredScreens, useDemo, workshopScreens } from './browser-demo.ts';
import { SLACK, expectWithin, limits, printWarnings } from './budget.ts';
import { expectHealthy, watchPolicy } from './health.ts';
import { WIDTHS, findOverflow, layoutShift, smallTargets, spacedIsolates, watchShift } from './layout.ts';
import { kB, pageWeight } from './weight.ts';

const MAX_SHIFT = 0.02;
const TARGET_PX = 24;

const languages = [
  { language: 'English', prefix: '' },
  { language: 'Arabic', prefix: 'ara' },
] as const;
const workshop: ReadonlySet<string> = new Set(workshopScreens);
const heaviest: ReadonlySet<string> = new Set(heaviestScreens);

/**
 * One visit of each screen, with all measurements at this width. Right-to-left is tested at one of the two widths
 * (every third screen wide, the others on a phone), and so is dark mode: both widths use the same components.
 */
export function describeScreens(width: 360 | 1280): void {
  const browser = useBrowser();
  const demo = useDemo();

  describe.each(languages)('in $language', ({ prefix }) => {
    const shifts: number[] = [];
    const scripts = new Map<string, number>();
    const warnings: string[] = [];
    afterAll(() => {
      console.log(`layout shift at ${width}, most: ${Math.max(...shifts).toFixed(4)}`);
      printWarnings(warnings);
    });

    const isWeighed = prefix === '' && width === 1280;
    const isHere = (index: number): boolean => prefix === '' || (index % 3 === 0) === (width === 1280);
    test.each(measuredScreens.filter((_, index) => isHere(index)))(
      `at ${width} px nothing jumps, axe finds nothing, room, targets and bytes are as promised: %s`,
      async (name) => {
        const page = await browser.again(demo.current.url, { width }, async (fresh) => {
          await watchShift(fresh);
          await watchPolicy(fresh);
        });
        const screen = demo.current.screens[name]!;
        const arrive = async (): Promise<{ status: number; shift: number; from: readonly string[] }> => {
          if (isWeighed) await clearBrowserCache(page);
          const status = await visitScreen(page, screen, prefix);
          expect(status).toBe(screen.status ?? 200);
          // Waits for what loads after the page has become interactive.
          await page.waitForTimeout(isWeighed ? 500 : 250);
          return { status, ...(await layoutShift(page)) };
        };
        let arrived = await arrive();
        // A busy machine occasionally paints between two parts of a page; a real layout shift happens every time.
        if (arrived.shift > MAX_SHIFT * SLACK) arrived = await arrive();
        const { status, shift, from } = arrived;
        shifts.push(shift);
        expect.soft(shift, `jumps: ${from.slice(0, 2).join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT * SLACK);

        await expectHealthy(page, prefix, screen.refused ?? status);

        if (isWeighed) {
          const { document, script, style, data, unpacked } = await pageWeight(page);
          console.log(`${name}: html ${kB(document)}, js ${kB(script)}, css ${kB(style)}, other ${kB(data)} kB`);
          scripts.set(name, script);
          expect.soft(unpacked, 'not packed').toEqual([]);
          expect.soft(script, name).toBeGreaterThan(0);
          expectWithin(
            `${name}, js`,
            kB(script),
            heaviest.has(name) ? limits.scriptOfHeaviest : limits.script,
            warnings,
          );
          expectWithin(`${name}, css`, kB(style), limits.style, warnings);
        }

        if (width === 360) {
          for (const room of WIDTHS) {
            await page.setViewportSize({ width: room, height: 800 });
            expect.soft(await findOverflow(page), `scrolls sideways at ${room} px`).toEqual([]);
          }
        }

        // The workshop shows each component repeatedly, in both directions, so names cannot be unique there.
        const disabled = workshop.has(name) ? ['landmark-unique'] : [];
        const areColoursJudged = prefix === '';
        const isDarkJudged = areColoursJudged && (measuredScreens.indexOf(name) % 2 === 0) === (width === 360);
        const violations = await findViolations(page, [width], { disabled, areColoursJudged, isDarkJudged });
        expect.soft(violations, 'axe').toEqual([]);

        if (prefix === 'ara') expect.soft(await spacedIsolates(page), 'isolated with a space').toEqual([]);
        if (prefix === '') {
          await page.evaluate(() =>
            document.querySelectorAll('main details').forEach((box) => box.setAttribute('open', '')),
          );
          expect.soft(await smallTargets(page, TARGET_PX), 'targets of less than 24 px').toEqual([]);
        }
      },
    );

    if (!isWeighed) return;
    test('what loads at idle stays within its budget', async () => {
      const [name = 'results of a match', atFirst = 0] = [...scripts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
      const page = await browser.again(demo.current.url, { width });
      await visitScreen(page, demo.current.screens[name]!);
      // The footer of the consent notice loads last.
      await page.locator('.frame-foot').waitFor();
      const { script, preloaded } = await pageWeight(page);
      const atIdle = script + preloaded - atFirst;
      console.log(`${name}: js at idle ${kB(atIdle)} kB more`);
      expectWithin(`${name}, js at idle`, kB(atIdle), limits.scriptAtIdle, warnings);
    });
  });
}
