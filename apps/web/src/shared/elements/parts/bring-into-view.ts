/** Centers the selected item in its scrollable strip without scrolling the page. */
export function bringIntoView(chosen: HTMLElement | null): void {
  const strip = chosen?.parentElement;
  if (!strip) return;
  const [own, whole] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += own.x - whole.x - (whole.width - own.width) / 2;
}
