import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadModel } from '../read-model/read-model.ts';
import type { Encoding } from '../answers/compress.ts';
import type { StoredDocument } from '../read-model/document-store.ts';
import { documentHeaders, positionHeader, rawHeader, securityHeaders } from './headers.ts';
import { negotiate, preparedHeaders } from '../answers/prepared-answer.ts';

/**
 * Public documents that are ready, straight from memory: GET and HEAD, by exact address. Cookies and authorisation never
 * matter here. Whatever is not ready, or not packed, goes on to the API, which sees to it and answers with the same headers.
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
    if (!document || !this.#readModel.includes(rawHeader(request, positionHeader))) return false;
    const { encoding, isUnchanged } = negotiate(
      document,
      rawHeader(request, 'accept-encoding'),
      rawHeader(request, 'if-none-match'),
    );
    const bytes = document.bytes[encoding];
    if (!bytes) return false;
    const head = (document.heads[encoding] ??= this.#headOf(document, encoding, bytes.length));
    if (isUnchanged) response.writeHead(304, head.slice(0, -2)).end();
    else {
      response.writeHead(200, head);
      response.end(request.method === 'HEAD' ? undefined : bytes);
    }
    return true;
  }

  /** Written once for all readers of a document; the length stands last, for answers without a body leave it out. */
  #headOf(document: StoredDocument, encoding: Encoding, length: number): string[] {
    const headers = {
      ...this.#security,
      ...documentHeaders,
      ...preparedHeaders(document, encoding),
      'content-length': String(length),
    };
    return Object.entries(headers).flat();
  }
}
