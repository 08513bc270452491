import { Frame } from './frame.tsx';
import type { ComponentType, ReactNode } from 'react';

interface LayoutProps {
  children: ReactNode;
}

/** Nothing but the screen itself: widgets, boards at venues, the counter. */
export function BareLayout({ children }: LayoutProps) {
  return <main id="content">{children}</main>;
}

/**
 * N03: the layouts by name; each screen names its own in `staticData`. The page of this app always scrolls as a document,
 * so `non-ionic` surrounds a screen like `main`, and pages to log in keep the menu, by which visitors leave them.
 */
export const layouts = {
  auth: Frame,
  default: BareLayout,
  main: Frame,
  'non-ionic': Frame,
  'pointer-counter': BareLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>;

export type LayoutName = keyof typeof layouts;
