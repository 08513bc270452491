/** The menu of the console, whose groups are folded except that of the open page. */
import type { Locator, Page } from 'playwright-core';

/** Unfolds all groups. @returns the menu */
export async function unfoldMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link').first().waitFor();
  const folded = menu.getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  return menu;
}

/** Opens a section by its entry in the menu. */
export async function openSection(page: Page, name: string): Promise<void> {
  const menu = await unfoldMenu(page);
  await menu.getByRole('link', { name, exact: true }).click();
}
