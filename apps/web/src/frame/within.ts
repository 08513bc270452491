import type { AnyRouter } from '@tanstack/react-router';

/**
 * Turns clicks on plain links of the app into client-side navigations; clicks for another tab or with a modifier key
 * are left to the browser.
 */
export function followPlainLinks(router: AnyRouter): () => void {
  const handleClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-within]') : null;
    if (!link) return;
    event.preventDefault();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  };
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}
