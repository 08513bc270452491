import { FairGate } from '../../ground/fair-gate.ts';
import type { GateLimits } from '../../ground/fair-gate.ts';
import type { Paper } from './paper.ts';
import type { PrintStore } from './print-store.ts';
import type { PreparedPaper, Typesetter } from './typesetter.ts';

const limits: GateLimits = { atOnce: 1, waiting: 100, waitingPerAddress: 10, waitMs: 20_000 };

export class TooManyPrints extends Error {}

export interface Print {
  /** Hash of the template and data. */
  hash: string;
  /**
   * @param address client address, which the limit counts
   * @param admit called unless a stored copy exists; throws if the caller may not print more
   * @throws TooManyPrints, TypesetError
   */
  pdf: (address: string, admit: () => Promise<void>) => Promise<Buffer>;
}

/** Prints sheets on request. Client addresses take turns; stored documents need no turn. */
export class Printer {
  readonly #typesetter: Typesetter;
  readonly #store: PrintStore;
  readonly #gate = new FairGate(limits);

  constructor(typesetter: Typesetter, store: PrintStore) {
    this.#typesetter = typesetter;
    this.#store = store;
  }

  async prepare(paper: Paper): Promise<Print> {
    const prepared = await this.#typesetter.prepare(paper);
    const { hash } = prepared;
    return {
      hash,
      pdf: async (address, admit) => {
        const stored = await this.#store.get(hash);
        if (stored) return stored;
        await admit();
        return this.#print(prepared, address);
      },
    };
  }

  async #print({ hash, ...prepared }: PreparedPaper, address: string): Promise<Buffer> {
    const leave = await this.#gate.enter(address);
    if (!leave) throw new TooManyPrints();
    try {
      // Another request may have printed the document while this one waited.
      const stored = await this.#store.get(hash);
      if (stored) return stored;
      const pdf = await this.#typesetter.typeset(prepared);
      await this.#store.put(hash, pdf);
      return pdf;
    } finally {
      leave();
    }
  }
}
