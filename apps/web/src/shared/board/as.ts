/** Ways to show a page on a screen that nobody operates: full screen at a venue, or over a video picture. */
export const screenKinds = ['board', 'overlay'] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** What a board shows; each kind belongs to the routes that name it in their `staticData`. */
export type BoardSubject = 'medals' | 'unit' | 'venue';
