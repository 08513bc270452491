import { toggleDebug } from './toggle-debug.ts';

const LONG_PRESS_MS = 500;

const stay = (event: Event) => event.preventDefault();

/**
 * N11: holding a link for half a second shows or hides the debug banner instead of following the link.
 * @param since when the link was pressed
 */
export function hold(link: HTMLElement, since: number): void {
  setTimeout(
    () => {
      if (!link.matches(':active')) return;
      toggleDebug();
      const kinds = ['click', 'contextmenu'];
      for (const kind of kinds) link.addEventListener(kind, stay);
      const release = () => {
        for (const kind of kinds) link.removeEventListener(kind, stay);
      };
      for (const next of ['pointerdown', 'keydown']) addEventListener(next, release, { once: true, capture: true });
    },
    LONG_PRESS_MS - (performance.now() - since),
  );
}
