import { notFound } from '@tanstack/react-router';

export const failedCheck = 'failed check';

/**
 * A known address with an invalid value, such as an unknown tab or sport: its message differs from that of an unknown
 * address (R22).
 */
export const failCheck = () => notFound({ data: failedCheck });
