import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { turns } from './turns.ts';

const derive = promisify(argon2);

const [passes, parallelism] = [3, 1];
const tagBytes = 32;
const maxWaiting = 64;

/**
 * Number of hashes computed at once: one fewer than the number of processors, so that the event loop keeps a
 * processor. The process starts with as many extra threads (`thread-pool.mjs`), so that compression, files and
 * pictures never wait for hashes.
 */
const atOnce = Math.max(1, availableParallelism() - 1);

/** Each hash takes its own memory and thread. */
const inTurn = turns(atOnce, maxWaiting);

/** OWASP recommends at least 19 MiB; more than 64 MiB would exhaust the memory of a busy server. */
const [minMb, maxMb] = [19, 64];
const goalMs = 80;

/** Memory with which one hash takes about 80 ms on this machine. @param ms duration of a hash with the least memory */
export function memoryFor(ms: number): number {
  return Math.min(maxMb, Math.max(minMb, Math.floor((minMb * goalMs) / ms)));
}

let measuring: Promise<number> | undefined;

/** Measured once per process; the best of several runs, since other work may slow one down. */
async function measuredMemory(): Promise<number> {
  measuring ??= (async () => {
    const times: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const startedAt = performance.now();
      const options = { message: 'x', nonce: randomBytes(16), tagLength: tagBytes, memory: minMb * 1024 };
      await derive('argon2id', { ...options, passes, parallelism });
      times.push(performance.now() - startedAt);
    }
    return memoryFor(Math.min(...times));
  })();
  return measuring;
}

/** argon2id with three passes. */
export class Passwords {
  readonly #memoryMb: number | undefined;

  /** @param memoryMb memory of one hash; measured if undefined */
  constructor(memoryMb: number | undefined) {
    this.#memoryMb = memoryMb;
  }

  /** Measures now, before a user waits for the result. */
  async prepare(): Promise<void> {
    if (this.#memoryMb === undefined) await measuredMemory();
  }

  /** `$argon2id$v=19$m=65536,t=3,p=1$salt$tag`, which includes its parameters. */
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const memory = (this.#memoryMb ?? (await measuredMemory())) * 1024;
    const tag = await inTurn(async () =>
      derive('argon2id', { message: plain(password), nonce, tagLength: tagBytes, memory, passes, parallelism }),
    );
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
  }

  /** Also verifies hashes made with other parameters. */
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

/** Normalizes accents, which keyboards encode differently. */
const plain = (password: string): string => password.normalize('NFC');
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '');
