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
  // The server became a replica.
  '25006',
  // No connection is free: other servers or programs have all of them.
  '53300',
  // Canceled by statement_timeout.
  '57014',
]);

/** The driver gave up waiting for an answer; the query may still run. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Whether an error says that the database cannot be reached now, rather than that something is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isQueryTimeout(error)) return true;
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true;
  if (error.cause !== undefined && isDatabaseAway(error.cause)) return true;
  return /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  );
}
