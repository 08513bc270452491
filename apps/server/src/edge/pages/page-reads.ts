import type { Log } from '../../ground/log.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import { reportFailure } from '../errors.ts';
import { errorId } from '../../ground/request-id.ts';

/** Answers the public reads of one page from the read model without HTTP, and records their keys and failures. */
export class PageReads {
  readonly #readModel: ReadModel;
  readonly #log: Log;
  /** Live keys of all documents read. */
  readonly keys = new Set<string>();
  /** True if the page must not be cached because of an error or a search. */
  isTransient = false;
  failure: ReturnType<typeof reportFailure> | undefined;

  constructor(readModel: ReadModel, log: Log) {
    this.#readModel = readModel;
    this.#log = log;
  }

  /** Never throws: an error thrown while rendering a page would be sent to the browser in full. */
  async read(path: string): Promise<{ status: number; text: string }> {
    try {
      return await this.#read(path);
    } catch (error) {
      this.failure = reportFailure(error, path, this.#log);
      this.isTransient = true;
      return { status: this.failure.status, text: JSON.stringify(this.failure.body) };
    }
  }

  async #read(path: string): Promise<{ status: number; text: string }> {
    const address = this.#readModel.address(path);
    // A page reads only what its own address names, so an invalid parameter means that the page does not exist.
    if (address.kind === 'invalid')
      return refusal(404, { code: 'notFound', message: 'There is nothing at this address.' });
    if (address.kind === 'moved') return this.#read(address.to);
    const document = address.kind === 'read' ? await this.#readModel.document(address.request) : undefined;
    if (!document) return refusal(404, { code: 'notFound', message: `There is nothing at ${path}.` });
    for (const key of document.keys) this.keys.add(key);
    this.isTransient ||= document.isTransient;
    return { status: 200, text: document.bytes.identity.toString() };
  }
}

function refusal(status: number, error: object): { status: number; text: string } {
  return { status, text: JSON.stringify({ error: { ...error, id: errorId() } }) };
}
