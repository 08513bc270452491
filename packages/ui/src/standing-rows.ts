/** The rows of a long body that stand in the page. */
export const standingRows = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? []),
];

/** As high as most rows are: with a height that is not theirs, all after them would move once more when they come. */
export function usualHeight(body: HTMLElement | null): number | undefined {
  const heights = standingRows(body).map((row) => row.offsetHeight);
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
}
