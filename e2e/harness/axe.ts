/** Checks the accessibility (WCAG 2.2 AA) of a page in the browser with axe. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the colors of a theme; all others give the same result in both themes. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/** The minified build, because it is injected into every page. */
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeOptions {
  /** Selector of the checked part; the whole page by default. */
  within?: string;
  /** Rules that do not apply to the page. */
  disabled?: readonly string[];
  /** False if the colors of this page are checked in another language. */
  areColorsJudged?: boolean;
  /** False if its dark colors are checked elsewhere. */
  isDarkJudged?: boolean;
}

/**
 * Violations of all rules at each width. Colors do not depend on the width, and are checked in the light theme at the
 * first one and in the dark theme at the last one.
 */
export async function findViolations(
  page: Page,
  widths: readonly number[],
  { within, disabled = [], areColorsJudged = true, isDarkJudged = areColorsJudged }: AxeOptions = {},
): Promise<string[]> {
  // Injected as text through the protocol, because the page's policy allows no other script.
  await page.evaluate(source);
  const found: string[] = [];
  for (const scheme of isDarkJudged ? (['light', 'dark'] as const) : (['light'] as const)) {
    for (const width of scheme === 'light' ? widths : widths.slice(-1)) {
      const off = areColorsJudged && (scheme === 'dark' || width === widths[0]) ? disabled : [...disabled, ...ofColors];
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const runOnly: axe.RunOnly =
        scheme === 'light' ? { type: 'tag', values: levels } : { type: 'rule', values: ofColors };
      const { violations, passed } = await page.evaluate(
        async ({ only, not, part }) => {
          const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
          // One element per passed rule is enough for counting: listing all takes as long as checking them.
          const { violations, passes } = await run(part ?? document, {
            runOnly: only,
            rules: Object.fromEntries(not.map((id) => [id, { enabled: false }])),
            resultTypes: ['violations'],
            // No rule above reads style sheets. Loading them races with those that the page removes.
            preload: { assets: ['media'] },
          });
          return { violations, passed: passes.length };
        },
        { only: runOnly, not: off, part: within },
      );
      expect(passed).toBeGreaterThan(scheme === 'light' ? 10 : 0);
      for (const { id, nodes } of violations)
        found.push(
          `${scheme} ${width}: ${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
        );
    }
  }
  return found;
}
