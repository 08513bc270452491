import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a move to another page the focus goes to its heading, which also tells a screen reader where it is. */
export function RouteFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation || toLocation.hash) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
