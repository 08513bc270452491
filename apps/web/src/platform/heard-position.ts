/**
 * A cache between browser and server may answer with what it had before a change, for as long as documents and pages
 * may be kept (5 s); the rest is for slow networks.
 */
const keptMs = 8000;

let heard: { position: string; at: number } | undefined;

/** Remembers how far this page has heard the live stream. */
export function noteHeard(position: string, now = performance.now()): void {
  if (position !== '' && position !== heard?.position) heard = { position, at: now };
}

/** Headers of a read: for some seconds after a change they ask for a document that includes it. */
export function heardHeaders(now = performance.now()): Record<string, string> {
  return heard && now - heard.at < keptMs ? { 'podium-position': heard.position } : {};
}
