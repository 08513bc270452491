/** Ways to show a page on an unattended screen: full screen at a venue, or over a video picture. */
export const screenKinds = ['board', 'overlay'] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** Content of a board; each subject belongs to the routes that name it in their `staticData`. */
export type BoardSubject = 'cup' | 'medals' | 'standing' | 'unit' | 'venue';
