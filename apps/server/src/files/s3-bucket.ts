/** S3-compatible storage. The client library is large, so this module is loaded only if `FILES_URL` is set. */
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import type { ByteRange } from './byte-range.ts';

export class S3Bucket implements Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /**
   * @param url `s3://key:secret@bucket/prefix?endpoint=https://…&region=…`; without key and secret, AWS credentials are
   * looked up in the usual places
   */
  constructor(url: URL) {
    const { username, password, hostname, pathname, searchParams } = url;
    const endpoint = searchParams.get('endpoint') ?? undefined;
    this.#bucket = hostname;
    this.#prefix = pathname.replace(/^\/|\/$/gu, '');
    this.#client = new S3Client({
      endpoint,
      region: searchParams.get('region') ?? 'us-east-1',
      // Other providers rarely offer a host name per bucket.
      forcePathStyle: endpoint !== undefined,
      // Checksum trailers are an extension that other providers may refuse.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(username === ''
        ? {}
        : {
            credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
          }),
    });
  }

  async put(key: string, path: string, mediaType: string): Promise<void> {
    const { size } = await stat(path);
    await this.#client.send(
      new PutObjectCommand({
        ...this.#at(key),
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: mediaType,
      }),
    );
    await rm(path);
  }

  async open(key: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ ...this.#at(key), Range: range && `bytes=${range.start}-${range.end}` }),
      );
      return Body as Readable | undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix === '' ? key : `${this.#prefix}/${key}` };
  }
}
