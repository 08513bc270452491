import { isReadFailure } from './read-error.ts';

/**
 * Logs an unexpected error as one line: what, where and when. Failed reads are not logged here: the user sees them, and
 * the server has logged them under their number.
 */
export function logError(error: unknown): void {
  if (isReadFailure(error) || isReadFailure(error instanceof Error ? error.cause : undefined)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  // oxlint-disable-next-line no-console -- the only place that writes to the browser's console
  console.error({ code: 'unexpected', message, stack, path: location.pathname, timestamp: new Date().toISOString() });
}
