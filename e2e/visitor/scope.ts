/** Scope of the visits of a run, set by `npm test` in `PODIUM_VISITS`; without it, everything is visited. */

export interface VisitScope {
  /** `2026-11-28`: draws one visit of each screen. */
  day: string;
  /** Folders of screens that are visited in every language and width. */
  screens: readonly string[];
  /** Keys of sports whose screens are visited likewise. */
  sports: readonly string[];
  /** Shared parts changed: visits each screen on a phone in English, besides the drawn visit. */
  isShared: boolean;
  /** Shared styles changed: examines colors on every visit. */
  hasNewStyles: boolean;
}

/** Undefined if everything is visited. */
export const scope: VisitScope | undefined = JSON.parse(process.env['PODIUM_VISITS'] ?? 'null') ?? undefined;
