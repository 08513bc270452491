/** Keyboard navigation of a page. */
import type { Locator, Page } from 'playwright-core';

/** More than the focusable elements of any screen. */
export const MAX_STOPS = 600;

export const hasFocus = async (target: Locator): Promise<boolean> =>
  // A single query, because it runs after each key.
  target.evaluateAll((elements) => elements.length === 1 && elements[0] === document.activeElement);

/** Presses Tab until the target has the focus, like a user. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus did not reach ${target.toString()}`);
}

export async function go(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field reached by Tab, replacing its content. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
