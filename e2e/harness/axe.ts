/** Accessibility (WCAG 2.2 AA) of a page in the browser, by axe. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in both themes, at each of the widths. `disabled` names rules that do not hold for the page. */
export async function violationsOf(
  page: Page,
  widths: readonly number[],
  disabled: readonly string[] = [],
): Promise<string[]> {
  // As text through the protocol: the page's own policy lets no other script in.
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { violations, passed } = await page.evaluate(
        async ({ values, off }) => {
          const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
          // One element of each rule that is kept is enough to count it: to name all of them takes as long as to judge them.
          const { violations, passes } = await run(document, {
            runOnly: { type: 'tag', values },
            rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
            resultTypes: ['violations'],
          });
          return { violations, passed: passes.length };
        },
        { values: levels, off: disabled },
      );
      expect(passed).toBeGreaterThan(10);
      for (const { id, nodes } of violations)
        found.push(
          `${scheme} ${width}: ${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
        );
    }
  }
  return found;
}
