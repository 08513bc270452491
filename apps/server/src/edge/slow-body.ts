import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyRate {
  /** A slow start is forgiven for so long. */
  graceMs: number;
  /** From then on, on average over all that has come since the packet with the head. */
  minBytesPerSecond: number;
  /** The whole body. */
  maxMs: number;
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Ends the connection of a body that comes so slowly that it only keeps us waiting. */
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
