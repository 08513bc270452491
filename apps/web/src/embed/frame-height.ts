const minPx = 48;
const maxPx = 20_000;

/** Height (px) requested by a `resize-iframe` message, within limits; undefined for any other message. */
export function readHeight(data: unknown): number | undefined {
  const { type, height } = (data ?? {}) as { type?: unknown; height?: unknown };
  if (type !== 'resize-iframe' || typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return Math.min(Math.max(Math.ceil(height), minPx), maxPx);
}
