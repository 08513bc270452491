import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyRate {
  /** Grace period before the rate is checked (milliseconds). */
  graceMs: number;
  /** Minimum average rate since the start of the body. */
  minBytesPerSecond: number;
  /** Maximum duration of the whole body (milliseconds). */
  maxMs: number;
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Disconnects a client that sends its request body too slowly. */
export function refuseSlowBody(request: IncomingMessage, response: ServerResponse, rate: BodyRate): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  const watch = setInterval(
    () => {
      const elapsedMs = performance.now() - startedAt;
      if (request.complete) clearInterval(watch);
      else if (
        elapsedMs >= rate.maxMs ||
        (elapsedMs >= rate.graceMs && (socket.bytesRead - bytesBefore) * 1000 < rate.minBytesPerSecond * elapsedMs)
      ) {
        clearInterval(watch);
        if (response.socket && !response.headersSent) socket.write(timedOut);
        socket.destroy();
      }
    },
    Math.min(1000, rate.graceMs),
  ).unref();
  request.once('close', () => clearInterval(watch));
}
