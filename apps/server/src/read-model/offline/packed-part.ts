import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressBrotli } from '../../answers/compress.ts';
import { contentHash } from '../../answers/prepared-answer.ts';

const unpack = promisify(brotliDecompress);

export interface PassingDocument {
  json: string;
  keys: readonly string[];
}

/** Documents in one compressed text, which takes a tenth of the memory. */
export class PackedPart {
  #packed: Buffer = Buffer.alloc(0);
  #hash = '';
  /** Live keys by document address. */
  readonly #keys = new Map<string, readonly string[]>();

  /** Addresses without a document. */
  readonly missing = new Set<string>();

  get hash(): string {
    return this.#hash;
  }

  get packed(): Buffer {
    return this.#packed;
  }

  get addresses(): ReadonlyMap<string, readonly string[]> {
    return this.#keys;
  }

  async text(): Promise<Buffer> {
    return unpack(this.#packed);
  }

  /**
   * Replaces the given documents; undefined removes one.
   * @param order addresses of all documents in order
   */
  async change(changes: ReadonlyMap<string, PassingDocument | undefined>, order: readonly string[]): Promise<void> {
    const texts = await this.#texts();
    for (const [address, document] of changes) {
      if (document) {
        texts.set(address, document.json);
        this.#keys.set(address, document.keys);
        this.missing.delete(address);
      } else {
        texts.delete(address);
        this.#keys.delete(address);
        this.missing.add(address);
      }
    }
    for (const address of this.missing) if (!order.includes(address)) this.missing.delete(address);
    const entries = order.flatMap((address) => {
      const text = texts.get(address);
      return text === undefined ? [] : [`${JSON.stringify(address)}:${text}`];
    });
    // One line per document, so that documents are found again without parsing.
    const bytes = Buffer.from(`{"documents":{\n${entries.join(',\n')}\n}}`);
    this.#hash = contentHash(bytes);
    this.#packed = await compressBrotli(bytes, 7);
  }

  async #texts(): Promise<Map<string, string>> {
    if (this.#packed.length === 0) return new Map();
    const lines = (await this.text()).toString().split('\n').slice(1, -1);
    return new Map(
      lines.map((line) => {
        const end = line.indexOf('":') + 1;
        return [JSON.parse(line.slice(0, end)) as string, line.slice(end + 1).replace(/,$/u, '')];
      }),
    );
  }
}
