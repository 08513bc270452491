import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { turns } from './turns.ts';

const derive = promisify(argon2);

const [passes, parallelism] = [3, 1];
const tagBytes = 32;
const atOnce = 4;
const mostWaiting = 64;

/** Each takes memory and a thread of its own. */
const inTurn = turns(atOnce, mostWaiting);

/** argon2id, three passes: with the usual 64 MiB some 40 ms for whoever knows the password, and for each guess. */
export class Passwords {
  readonly #memory: number;

  /** @param memoryMb of one hash; OWASP asks for 19 at least */
  constructor(memoryMb: number) {
    this.#memory = memoryMb * 1024;
  }

  /** `$argon2id$v=19$m=65536,t=3,p=1$salt$tag`, which says itself how it was made. */
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const memory = this.#memory;
    const tag = await inTurn(async () =>
      derive('argon2id', { message: plain(password), nonce, tagLength: tagBytes, memory, passes, parallelism }),
    );
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
  }

  /** Also for a hash that was made with other parameters. */
  async verify(hash: string, password: string): Promise<boolean> {
    const parsed = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u.exec(hash);
    if (!parsed) return false;
    const [memory = 0, passes = 0, parallelism = 0] = parsed.slice(1, 4).map(Number);
    const [nonce, expected] = parsed.slice(4).map((part) => Buffer.from(part, 'base64'));
    const tag = await inTurn(async () =>
      derive('argon2id', {
        message: plain(password),
        nonce: nonce!,
        tagLength: expected!.length,
        memory,
        passes,
        parallelism,
      }),
    );
    return timingSafeEqual(tag, expected!);
  }
}

/** The same however a keyboard encodes accents. */
const plain = (password: string): string => password.normalize('NFC');
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '');
