/** Hosts of browsers' push services; `*.` matches any subdomain. */
const knownHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

/** @param more additional hosts accepted by the operator */
export function isPushHost(host: string, more: readonly string[]): boolean {
  return [...knownHosts, ...more].some((pattern) =>
    pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern,
  );
}
