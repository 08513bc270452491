/**
 * Name of the session cookie. Without TLS, as on a developer's machine, browsers refuse cookies with the `__Host-`
 * prefix.
 */
export const sessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-sid' : 'podium_sid';
