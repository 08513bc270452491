/**
 * Scores of a contest between two sides, or of a table, as people write them: `½` for `0.5`, `2½–½` for `2.5–0.5`. Only
 * for display: data keeps the decimal. Marks of judges are no such scores, and keep theirs.
 */
export const halfPoints = (score: string | number): string =>
  String(score).replaceAll(/(?<![\d.])(\d+)\.5(?!\d)/gu, (_, whole: string) => (whole === '0' ? '½' : `${whole}½`));
