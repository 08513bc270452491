import type { Page } from 'playwright-core';
import { MAX_STOPS } from '../../harness/keys.ts';
import { mainScreens } from '../../harness/chosen-screens.ts';
import type { Probe } from '../visit.ts';

interface Stop {
  element: string;
  faults: string[];
}

/** Number of keys between two queries, because a query takes as long as a key. */
const KEYS_AT_ONCE = 20;

/** Moves through the page with Tab until the focus returns to the start. */
async function tabStops(page: Page): Promise<{ stops: Stop[]; isRound: boolean }> {
  const walk = await page.evaluateHandle(() => {
    const result = { stops: [] as Stop[], isRound: false };
    const seen = new Set<Element>();
    const look = (): void => {
      const element = document.activeElement;
      result.isRound ||=
        result.stops.length > 0 &&
        (!(element instanceof HTMLElement) || element === document.body || seen.has(element));
      if (result.isRound || !(element instanceof HTMLElement) || element === document.body) return;
      seen.add(element);
      // The focus ring of a hidden checkbox is on its label, that of a row on the element that spreads its link over
      // the row.
      const visibleElement = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      const hasRing = (bearer: Element, pseudo?: string): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(bearer, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      const isRinged = hasRing(element) || hasRing(visibleElement) || hasRing(visibleElement, '::after');
      const box = visibleElement.getBoundingClientRect();
      const middle = (start: number, end: number, max: number): number => (Math.max(start, 0) + Math.min(end, max)) / 2;
      const top = document.elementFromPoint(
        middle(box.left, box.right, innerWidth),
        middle(box.top, box.bottom, innerHeight),
      );
      const isCovered = !top || (!visibleElement.contains(top) && !top.contains(visibleElement));
      const place = `at ${Math.round(box.x)},${Math.round(box.y)} of ${innerWidth}x${innerHeight}`;
      const cover = top?.closest('header, nav, th')?.className ?? top?.tagName ?? 'the edge of the window';
      result.stops.push({
        element: `${element.tagName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`,
        faults: [...(isRinged ? [] : ['no ring']), ...(isCovered ? [`covered by ${cover}, ${place}`] : [])],
      });
    };
    // When a key event fires, the previous key has moved the focus and the page has scrolled to it.
    document.addEventListener('keydown', look, { capture: true });
    return result;
  });
  for (let count = 0; count < MAX_STOPS; count += KEYS_AT_ONCE) {
    for (let key = 0; key < KEYS_AT_ONCE; key++) await page.keyboard.press('Tab');
    if (await walk.evaluate(({ isRound }) => isRound)) break;
  }
  return walk.jsonValue();
}

/** Number of page elements that can be reached by keyboard. */
async function reachable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, summary, [tabindex="0"]'),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [type=hidden], [tabindex="-1"]'),
      ).length,
  );
}

const walked: ReadonlySet<string> = new Set(mainScreens);
/** Pages without a frame have no navigation to skip. */
const frameless: ReadonlySet<string> = new Set([
  'match-stats',
  '/score',
  // Development pages: their layout is the content alone.
  'medal-test',
  'mock-summary',
  'more-dev',
  'test-results-card',
  'test-trampoline',
]);

export const focusProbe: Probe = {
  promise: 'the focus is visible and uncovered at every stop of Tab, reaches every control, and returns to the start',
  examines: ({ name, prefix, width, means }) =>
    prefix === '' && width === 360 && means === 'scripted' && walked.has(name),
  async find(visit) {
    const { page, name } = visit;
    const walk = async (): Promise<Awaited<ReturnType<typeof tabStops>> & { total: number }> => {
      await page.setViewportSize({ width: 360, height: 640 });
      const total = await reachable(page);
      return { ...(await tabStops(page)), total };
    };
    let walkResult = await walk();
    // A contest that begins meanwhile can appear in the part already walked.
    while ((await reachable(page)) !== walkResult.total) {
      await visit.arriveAgain();
      walkResult = await walk();
    }
    const { stops, isRound, total } = walkResult;
    const [first] = stops;
    return [
      ...(isRound ? [] : ['never returns to the start']),
      ...(frameless.has(name) || first?.element === 'A "Skip to content"' ? [] : [`starts at ${first?.element}`]),
      ...(stops.length === total ? [] : [`${stops.length} stops of ${total} that can be reached`]),
      ...stops.filter(({ faults }) => faults.length > 0).map(({ element, faults }) => `${element}: ${faults.join()}`),
    ];
  },
};
