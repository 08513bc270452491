import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadModel } from '../read-model/read-model.ts';
import { documentHeaders, negotiate, securityHeaders } from './headers.ts';

/**
 * Public documents that are ready, straight from memory: GET and HEAD, by exact address. Cookies and authorisation never
 * matter here. Whatever is not ready goes on to the API, which builds it and answers with the same headers.
 */
export class FastLane {
  readonly #readModel: ReadModel;
  readonly #security: Record<string, string>;

  constructor(readModel: ReadModel, publicUrl: string) {
    this.#readModel = readModel;
    this.#security = securityHeaders(publicUrl);
  }

  /** @returns whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const document = this.#readModel.ready(request.url!);
    if (!document) return false;
    const { encoding, isUnchanged } = negotiate(document, request.headers['accept-encoding'] as string | undefined, request.headers['if-none-match']);
    const headers = { ...this.#security, ...documentHeaders(document, encoding) };
    if (isUnchanged) {
      response.writeHead(304, headers).end();
      return true;
    }
    const bytes = document.bytes[encoding];
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }
}
