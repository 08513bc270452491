const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  // The server has become a replica.
  '25006',
  // No connection slot is free.
  '53300',
  // Canceled by statement_timeout.
  '57014',
]);

/** The driver stopped waiting for a response; the query may still be running. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Returns whether an error means that the database is temporarily unreachable rather than that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isQueryTimeout(error)) return true;
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true;
  if (error.cause !== undefined && isDatabaseAway(error.cause)) return true;
  return /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  );
}
