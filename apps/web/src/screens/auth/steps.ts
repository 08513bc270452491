export const steps = ['confirm', 'guardian', 'forgot', 'reset', 'email'] as const;
export type Step = (typeof steps)[number];
