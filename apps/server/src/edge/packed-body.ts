import { PassThrough, Readable, pipeline } from 'node:stream';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../read-model/compress.ts';

/** Pages are made per request, so they are packed as they stream. */
const packers: Readonly<Record<Encoding, () => Transform>> = {
  // Brotli 5 is a tenth smaller than 4 for a millisecond more; a window of 1 MiB is as good as one of 4, and quicker made.
  br: () =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 20 } }),
  gzip: () => createGzip({ level: 5 }),
  identity: () => new PassThrough(),
};

/**
 * The body of a page in an encoding. Whoever leaves ends the making of it too; an error of the page ends the answer and
 * nothing else.
 * @param onEnd called once, when the last byte is taken or nobody wants it any more.
 */
export function packedBody(
  body: NonNullable<Response['body']>,
  encoding: Encoding,
  onEnd: () => void = () => undefined,
): ReadableStream {
  const packer = packers[encoding]();
  packer.once('close', onEnd);
  // The reader of the packed stream hears of every end there is.
  pipeline(Readable.fromWeb(body), packer, () => undefined);
  return Readable.toWeb(packer) as ReadableStream;
}
