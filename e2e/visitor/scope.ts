/** What a run visits: everything, or what its plan names. `npm test` hands it over in `PODIUM_VISITS`. */

export interface VisitScope {
  /** `2026-11-28`: draws one visit of each screen. */
  day: string;
  /** Folders of screens that are visited in every language and width. */
  screens: readonly string[];
  /** Keys of sports whose screens are visited likewise. */
  sports: readonly string[];
  /** Whether shared parts changed: each screen is visited on a phone in English, besides the drawn visit. */
  isShared: boolean;
  /** Whether shared styles changed: colors are examined on every visit. */
  hasNewStyles: boolean;
}

/** Undefined if everything is visited. */
export const scope: VisitScope | undefined = JSON.parse(process.env['PODIUM_VISITS'] ?? 'null') ?? undefined;
