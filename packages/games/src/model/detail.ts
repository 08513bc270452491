/**
 * A generic detail of the feed: a split, a wind speed, a statistic. `pos` is text (`1`, `F`, `TOT`, `H`); other
 * attributes keep the feed's names (`Value2`, `Rank`, `Diff`). A period's score has the type `PERIOD`, the period as
 * code (`S1`) and `H` or `A` as `pos`.
 */
export interface Detail {
  type?: string;
  code: string;
  pos?: string;
  value?: string;
  attributes?: Record<string, string>;
  extensions?: Detail[];
}

/** The part of a result line from which a discipline reads details. */
export interface DetailedLine {
  resultType?: string;
  result?: string;
  diff?: string;
  wlt?: string;
  side?: 'home' | 'away';
  details: readonly Detail[];
}
