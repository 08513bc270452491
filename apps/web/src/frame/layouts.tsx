import { Frame } from './frame.tsx';
import type { ReactNode } from 'react';

interface LayoutProps {
  children: ReactNode;
}

/**
 * N03. A screen names its layout in the `staticData` of its route; `main` is the default.
 *
 * - `auth`: header and help without the menu, so that nothing leads away from a half-filled form.
 * - `default`: the content alone. Widgets have it as plain pages of the server; development pages need menu and messages.
 * - `main`: header that stays, menu, help.
 * - `non-ionic`: like `main`, but the header scrolls away with the document, for reports and other long tables.
 * - `pointer-counter`: the screen alone, for the counter and for boards at venues.
 */
export const layoutNames = ['auth', 'default', 'main', 'non-ionic', 'pointer-counter'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The three layouts with a header are one component, so that it stays in place from page to page. */
export function Layout({ name, children }: LayoutProps & { name: LayoutName }) {
  if (name === 'default' || name === 'pointer-counter') return <main id="content">{children}</main>;
  return <Frame layout={name}>{children}</Frame>;
}
