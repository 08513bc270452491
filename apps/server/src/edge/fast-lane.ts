import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadModel } from '../read-model/read-model.ts';
import type { Encoding } from '../answers/compress.ts';
import type { StoredDocument } from '../read-model/document-store.ts';
import { documentHeaders, positionHeader, rawHeader, commonHeaders } from './headers.ts';
import { negotiate, preparedHeaders } from '../answers/prepared-answer.ts';

/**
 * Serves cached public documents from memory: GET and HEAD, by exact address, regardless of cookies and authorization.
 * If a document is not cached or not compressed yet, the API builds it and answers with the same headers.
 */
export class FastLane {
  readonly #readModel: ReadModel;
  readonly #common: Record<string, string>;

  constructor(readModel: ReadModel, publicUrl: string) {
    this.#readModel = readModel;
    this.#common = commonHeaders(publicUrl);
  }

  /** @returns true if the request has been answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const document = this.#readModel.ready(request.url!);
    if (!document || !this.#readModel.follower.includes(rawHeader(request, positionHeader))) return false;
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

  /** Serialized once for all readers of a document. The length is last, because answers without a body omit it. */
  #headOf(document: StoredDocument, encoding: Encoding, length: number): string[] {
    const headers = {
      ...this.#common,
      ...documentHeaders,
      ...preparedHeaders(document, encoding),
      'content-length': String(length),
    };
    return Object.entries(headers).flat();
  }
}
