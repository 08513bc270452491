import type { Envelope } from '../elements/basics.ts';
import { odfLimits } from '../odf-limits.ts';
import { LimitedParser } from '../xml/limited-parser.ts';
import { declaredDecoder, firstBadByte, notUtf8 } from '../xml/utf8.ts';
import { parseEnvelope } from './envelope.ts';

/** An OdfBody start tag has about 300 bytes. */
const headSlice = 1024;

/**
 * Reads up to the end of the OdfBody start tag. Everything before it is skipped, including a DOCTYPE: nothing is
 * expanded, but the endpoint must identify a message that `readMessage` will refuse. The cost is bounded by the
 * number of bytes read.
 */
export function readEnvelope(bytes: Uint8Array): Envelope {
  const head = new HeadReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const looked = bytes.subarray(0, odfLimits.headBytes);
  for (let offset = 0; offset < looked.length; offset += headSlice) {
    let text: string;
    try {
      text = decoder.decode(looked.subarray(offset, offset + headSlice), { stream: true });
    } catch {
      return envelopeBefore(looked, firstBadByte(looked));
    }
    head.write(text);
    if (head.envelope !== undefined) return head.envelope;
  }
  if (looked.length < bytes.length) head.tooLong();
  return head.end();
}

/** The bad byte may come after the start tag, which this function does not read. */
function envelopeBefore(bytes: Uint8Array, badByte: number): Envelope {
  const head = new HeadReader();
  const declared = declaredDecoder(bytes);
  head.write(
    (declared ?? new TextDecoder('utf-8', { fatal: true })).decode(declared ? bytes : bytes.subarray(0, badByte)),
  );
  if (head.envelope !== undefined) return head.envelope;
  if (declared) return head.end();
  throw notUtf8(bytes, badByte);
}

class HeadReader {
  envelope: Envelope | undefined;
  readonly #parser = new LimitedParser({
    open: (name, attributes) => {
      this.envelope ??= parseEnvelope(name, attributes, this.#parser);
    },
    isDone: () => this.envelope !== undefined,
  });

  write(text: string): void {
    this.#parser.write(text);
  }

  tooLong(): never {
    const limit = odfLimits.headBytes;
    return this.#parser.fail(
      'too-long',
      `no start tag of OdfBody within ${limit} bytes; expected one at the beginning`,
    );
  }

  end(): Envelope {
    this.#parser.close();
    return this.envelope!;
  }
}
