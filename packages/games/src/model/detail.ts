/**
 * The feed's generic triple: a split, a wind, a statistic. `pos` is text (`1`, `F`, `TOT`, `H`); other attributes keep
 * the feed's names (`Value2`, `Rank`, `Diff`). A period's score has type `PERIOD`, its code (`S1`) and `pos` `H` or `A`.
 */
export interface Detail {
  type?: string;
  code: string;
  pos?: string;
  value?: string;
  attributes?: Record<string, string>;
  extensions?: Detail[];
}

/** A line of results as far as a discipline reads its details. */
export interface DetailedLine {
  resultType?: string;
  result?: string;
  diff?: string;
  wlt?: string;
  side?: 'home' | 'away';
  details: readonly Detail[];
}
