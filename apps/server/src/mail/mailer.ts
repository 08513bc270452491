import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { z } from 'zod';
import { stackOf } from '../log.ts';
import type { Log } from '../log.ts';

const letterShape = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Letter = z.infer<typeof letterShape>;

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** Where letters are kept as files while no server for mail is named. */
  folder: string;
}

const mostTries = 12;
const firstWaitMs = 2000;
const longestWaitMs = 3_600_000;
/** What a turn has sent is sent again if it is cut off before its end. */
const perTurn = 10;
/**
 * A server of mail that says nothing is given up long before the database would end a transaction that waits for it, which
 * would take back what the turn has done, and send it again and again.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Letters to people. Each is stored in the transaction it reports on and sent afterwards: neither is a letter sent
 * for what never happened, nor does what happened wait for a server of mail.
 */
export class Mailer {
  readonly #settings: MailSettings;
  readonly #log: Log;

  constructor(settings: MailSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Whether letters stay here as files, as they do until SMTP_URL is set. */
  get keepsFiles(): boolean {
    return this.#settings.smtpUrl === undefined;
  }

  async write(client: pg.ClientBase | pg.Pool, kind: string, letter: Letter): Promise<void> {
    // Truncated, not rounded up: it is due right away.
    await client.query(
      `insert into people.letters (letter, next_at, kind) values ($1, date_trunc('milliseconds', now()), $2)`,
      [letter, kind],
    );
  }

  /** Sends what is due; what cannot be sent is tried again, ever later, and given up in the end. */
  async sendDue(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ id: number; letter: unknown; tries: number; kind: string }>(
      `select id, letter, tries, kind from people.letters where next_at <= now() order by id limit ${perTurn} for update skip locked`,
    );
    for (const { id, letter, tries, kind } of rows) {
      try {
        await this.#send(letterShape.parse(letter));
        await client.query('delete from people.letters where id = $1', [id]);
      } catch (error) {
        if (tries + 1 >= mostTries) {
          this.#log.error({ kind, error: codeOf(error) }, 'a letter could not be sent and is given up');
          await client.query('delete from people.letters where id = $1', [id]);
        } else {
          const waitMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
          await client.query(
            `update people.letters set tries = tries + 1, next_at = now() + $2 * interval '1 ms' where id = $1`,
            [id, waitMs],
          );
        }
      }
    }
  }

  async #send(letter: Letter): Promise<void> {
    const { smtpUrl, from, folder } = this.#settings;
    if (smtpUrl !== undefined) {
      const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts });
      try {
        await transport.sendMail({ from, ...letter });
      } finally {
        transport.close();
      }
      return;
    }
    const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail({
      from,
      ...letter,
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  }
}

/** What went wrong, without the mail server's own words, which repeat the recipient. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string'
    ? code
    : stackOf(error)
        .split('\n', 1)[0]!
        .replace(/\S+@\S+/gu, '…');
}
