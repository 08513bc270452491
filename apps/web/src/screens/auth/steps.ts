export const steps = ['confirm', 'guardian', 'forgot', 'reset'] as const;
export type Step = (typeof steps)[number];
