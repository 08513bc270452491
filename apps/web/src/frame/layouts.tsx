import { Frame, FrameBase } from './frame.tsx';
import type { ReactNode } from 'react';

interface LayoutProps {
  children: ReactNode;
}

/**
 * N03. A screen names its layout in the `staticData` of its route; `main` is the default.
 *
 * - `auth`: header and help without the menu, so that no link leads away from a half-filled form.
 * - `default`: content, progress and messages, for addresses with a development marker. Widgets are plain server pages.
 * - `main`: sticky header, menu, help.
 * - `non-ionic`: like `main`, but the header scrolls away with the document, for reports and other long tables.
 * - `pointer-counter`: only the screen, for the counter and for boards at venues.
 */
export const layoutNames = ['auth', 'default', 'main', 'non-ionic', 'pointer-counter'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The three layouts with a header share one component, so that the header stays mounted across pages. */
export function Layout({ name, children }: LayoutProps & { name: LayoutName }) {
  if (name === 'pointer-counter') return <main id="content">{children}</main>;
  if (name === 'default')
    return (
      <FrameBase>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </FrameBase>
    );
  return <Frame layout={name}>{children}</Frame>;
}
