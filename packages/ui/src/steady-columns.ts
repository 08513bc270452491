/**
 * Holds the columns of a table as wide as they are now, so that they stand still while rows of other names come and go; the
 * widest takes what is left. A longer word still gets its room. Where the window gets another width, they are taken anew.
 *
 * @returns what lets go of them.
 */
export function steadyColumns(body: HTMLElement): () => void {
  const heads = [...(body.closest('table')?.tHead?.rows[0]?.cells ?? [])];
  let width = innerWidth;
  const hold = () => {
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    const widest = widths.indexOf(Math.max(...widths));
    heads.forEach((head, place) => {
      if (place !== widest && widths[place]! > 0) head.style.setProperty('inline-size', `${widths[place]}px`);
    });
  };
  const letGo = () => {
    for (const head of heads) head.style.removeProperty('inline-size');
  };
  const holdAnew = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    letGo();
    hold();
  };
  hold();
  addEventListener('resize', holdAnew);
  return () => {
    removeEventListener('resize', holdAnew);
    letGo();
  };
}
