import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { removesHash } from './scroll-rule.ts';
import { followPlainLinks } from './within.ts';
import type { AnyRouter } from '@tanstack/react-router';

/** State of the page before the navigation. */
interface Departure {
  screen: string | undefined;
  element: Element | null;
}

/**
 * Moves the focus after a navigation, which also informs screen readers: to the target of the hash, or to the heading
 * of a new page. After a filter change, the filter keeps the focus.
 */
export function RouteFocus() {
  const router = useRouter();
  useEffect(() => followRoutes(router), [router]);
  useEffect(() => followPlainLinks(router), [router]);
  return null;
}

function followRoutes(router: AnyRouter): () => void {
  let departure: Departure | undefined;
  const screen = (): string | undefined => router.state.matches.at(-1)?.routeId;
  const stops = [
    router.subscribe('onBeforeNavigate', () => {
      departure = { screen: departure?.screen ?? screen(), element: focusTarget() ?? departure?.element ?? null };
    }),
    router.subscribe('onRendered', ({ hrefChanged, pathChanged, fromLocation, toLocation }) => {
      const leftElement = departure;
      departure = undefined;
      if (!hrefChanged || !fromLocation) return;
      const isTargetFocused = fromLocation.hash !== '' && focusTarget()?.id === fromLocation.hash;
      // The router has already scrolled; it implements the whole rule except this part.
      const move = { fromHash: fromLocation.hash, toHash: toLocation.hash, isAtTarget: isTargetFocused };
      if (!pathChanged && removesHash(move)) scrollTo(0, 0);
      if (toLocation.hash && focusOn(findByHash(toLocation.hash))) return;
      if (leftElement && leftElement.screen === screen() && keepFilter(leftElement.element)) return;
      if (pathChanged || (leftElement?.element?.isConnected === false && !isTargetFocused))
        focusOn(document.querySelector('main h1'));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function focusTarget(): Element | null {
  return document.activeElement === document.body ? null : document.activeElement;
}

const headings = 'h1, h2, h3, h4';

function findByHash(hash: string): Element | null {
  const element = document.getElementById(hash);
  return element?.matches(`${headings}, [tabindex]`) ? element : (element?.querySelector(headings) ?? element);
}

/** Refocuses the same form field, even if the form was replaced by a loading state in between. */
function keepFilter(leftElement: Element | null): boolean {
  if (!(leftElement instanceof HTMLSelectElement || leftElement instanceof HTMLInputElement) || !leftElement.name)
    return false;
  const ofValue = leftElement instanceof HTMLInputElement ? `[value="${CSS.escape(leftElement.value)}"]` : '';
  const target = leftElement.isConnected
    ? leftElement
    : document.querySelector(`main form [name="${CSS.escape(leftElement.name)}"]${ofValue}`);
  return target !== null && (focusTarget() !== null || focusOn(target));
}

function focusOn(target: Element | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
