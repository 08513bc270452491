import { isReadFailure } from './read-error.ts';

/**
 * What a screen could not catch quietly: one line with what, where and when. A read that failed is not told again here:
 * the person sees it, and the server has logged it under its number.
 */
export function logError(error: unknown): void {
  if (isReadFailure(error) || isReadFailure(error instanceof Error ? error.cause : undefined)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  // oxlint-disable-next-line no-console -- the one place where the browser's log is written
  console.error({ code: 'unexpected', message, stack, path: location.pathname, timestamp: new Date().toISOString() });
}
