/** Hosts of browsers' push services; `*.` matches any subdomain. */
const known = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

/** @param more additional hosts accepted by the operator */
export function isPushHost(host: string, more: readonly string[]): boolean {
  return [...known, ...more].some((one) =>
    one.startsWith('*.') ? host.endsWith(one.slice(1)) && host.length > one.length - 1 : host === one,
  );
}
