import type { EventRef } from '@podium/contract';

export type Gender = NonNullable<EventRef['gender']>;

/** The display order. */
export const genders = ['W', 'M', 'X', 'O'] as const satisfies readonly Gender[];
