/** First path segments of pages with forms, personal data or the camera. */
const neverFramed: ReadonlySet<string> = new Set([
  '403',
  'access-log',
  'account',
  'auth',
  'feedback',
  'login',
  'official-photos',
  'q',
  'qr-scan',
  'secure',
  'secure-sport',
  'signup',
  'verify',
  'videos',
]);

/** Returns whether a page must never be framed, not even by a trusted host. @param path without its language: `/auth/forgot` */
export const isNeverFramed = (path: string): boolean =>
  neverFramed.has((path.split(/[/?#]/u, 2)[1] ?? '').toLowerCase());
