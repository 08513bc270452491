/** Puts the chosen link into the middle of the strip it stands in, without moving the page. */
export function bringIntoView(chosen: HTMLElement | null): void {
  const strip = chosen?.parentElement;
  if (!strip) return;
  const [own, whole] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += own.x - whole.x - (whole.width - own.width) / 2;
}
