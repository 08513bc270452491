/**
 * For exhaustive tests: every item in a whole run; in the first gate one of `parts` shares, another one every day, so that
 * each item has its turn within as many days. `npm test` sets `PODIUM_DRAW_DAY`.
 */
export function inTurn<Item>(items: readonly Item[], parts: number): Item[] {
  const day = process.env['PODIUM_DRAW_DAY'];
  if (day === undefined) return [...items];
  const turn = Math.floor(Date.parse(day) / 86_400_000) % parts;
  return items.filter((_, index) => index % parts === turn);
}

/** The number of random cases in a whole run and in the first gate. */
export const caseCount = (whole: number, drawn: number): number =>
  process.env['PODIUM_DRAW_DAY'] === undefined ? whole : drawn;
