/**
 * A cache between browser and server may return the state before a change for as long as it may keep documents and
 * pages (5 s); the remaining time is a margin for slow networks.
 */
const maxAgeMs = 8000;

let latest: { position: string; at: number } | undefined;

/** Records the latest position in the live stream that this page has received. */
export function recordPosition(position: string, now = performance.now()): void {
  if (position !== '' && position !== latest?.position) latest = { position, at: now };
}

/** Request headers of a read: for some seconds after a change they request a document that includes it. */
export function positionHeaders(now = performance.now()): Record<string, string> {
  return latest && now - latest.at < maxAgeMs ? { 'podium-position': latest.position } : {};
}
