/** Layout checks of a page in the browser: space, targets, layout shifts. */
import type { Page } from 'playwright-core';

export const WIDTHS = [320, 360, 768, 1280];

/** Elements that make the page wider than the window. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const overflowing = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    return [
      `${scrollWidth} of ${clientWidth} px`,
      ...overflowing
        .slice(-3)
        .map((element) => `${element.tagName}.${element.className} "${element.textContent.slice(0, 40)}"`),
    ];
  });
}

export async function smallTargets(page: Page, min: number): Promise<string[]> {
  return page.evaluate((size) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden]), summary'),
    ];
    const small: string[] = [];
    for (const control of controls) {
      const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.classList.contains('skip-link')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width >= size && height >= size) continue;
      // A link within a sentence is as tall as its line.
      const around = target.parentElement?.textContent.trim() ?? '';
      const isInline = getComputedStyle(target).display === 'inline';
      if (isInline && around.length > target.textContent.trim().length) continue;
      // An overlapping element counts as well: a row that is a single link.
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y } = target.getBoundingClientRect();
      const reach = size / 2 - 0.5;
      const [midX, midY] = [x + width / 2, y + height / 2];
      const isHit = [
        [midX - reach, midY],
        [midX + reach, midY],
        [midX, midY - reach],
        [midX, midY + reach],
      ].every(([atX, atY]) => {
        const hit = document.elementFromPoint(atX!, atY!);
        return !!hit && target.contains(hit);
      });
      if (!isHit)
        small.push(
          `${target.tagName} "${target.textContent.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
        );
    }
    return [...new Set(small)];
  }, min);
}

/** Isolated texts that end in a space: in right-to-left text the space would appear at the other end. */
export async function spacedIsolates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('bdi')].map((element) => element.textContent);
    return [...new Set(texts.filter((text) => text !== text.trim()))];
  });
}

interface Shift {
  shift: number;
  /** Classes of the elements that moved. */
  from: string[];
}

/** Makes the page record layout shifts from the next visit on. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutState = { shift: 0, from: [] as string[] };
    Object.assign(globalThis, { kept: layoutState });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        layoutState.shift += entry.value;
        layoutState.from.push(...entry.sources.map(({ node }) => node?.className ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShift = async (page: Page): Promise<Shift> =>
  page.evaluate(() => (globalThis as unknown as { kept: Shift }).kept);
