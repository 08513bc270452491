import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { z } from 'zod';
import type { Keys } from '../access/keys.ts';
import { formatStack } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';

const letterShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Id of the person whom the email is about; deleted when the person is erased. */
  about: z.string().optional(),
});
export type Letter = z.infer<typeof letterShape>;

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** Folder that stores emails as files until `SMTP_URL` is set. */
  folder: string;
}

interface WriteOptions {
  /** Sent before all others, because a user is waiting for its link. */
  isUrgent?: boolean;
  /** Exempt from the limits per address, because only the account's owner can cause it. */
  isAlways?: boolean;
}

const maxTries = 12;
const firstWaitMs = 2000;
const maxWaitMs = 3_600_000;
/**
 * Maximum emails per turn. A turn is one transaction, and an interrupted turn sends its emails again, so it is kept
 * short.
 */
const perTurn = 100;
const startsWithinMs = 5000;
/** Number of persistent connections to the mail server. */
const connections = 5;
/**
 * Timeouts for an unresponsive mail server, much shorter than the database's limit for an idle transaction. That limit
 * would roll back the turn and cause its emails to be sent again.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Time for which emails are kept as files. */
const retentionMs = 30 * 86_400_000;

/**
 * Limits on emails to one address, of all kinds and causes. The last three of a day are reserved for urgent ones, so
 * that an attacker cannot use up what the owner needs to reset a password.
 */
const limits = [
  { name: 'mail hour', seconds: 3600, most: 3, urgentOnly: 0 },
  { name: 'mail day', seconds: 86_400, most: 10, urgentOnly: 3 },
] as const;

/**
 * Sends emails. Each is stored in the transaction that causes it and sent afterwards: a rollback sends no email, and no
 * request waits for a mail server.
 */
export class Mailer {
  readonly #settings: MailSettings;
  readonly #log: Log;
  readonly #secret: Buffer;
  readonly #sentListeners: ((client: pg.ClientBase, id: number) => Promise<void>)[] = [];
  #transport: ReturnType<typeof openTransport> | undefined;

  constructor(settings: MailSettings, log: Log, keys: Keys) {
    this.#settings = settings;
    this.#log = log;
    this.#secret = keys.newest('limits').secret;
  }

  /** Returns whether emails are kept as files because SMTP_URL is not set. */
  get keepsFiles(): boolean {
    return this.#settings.smtpUrl === undefined;
  }

  /** Registers a function that is called in the transaction that marks an email as sent. */
  onSent(listener: (client: pg.ClientBase, id: number) => Promise<void>): void {
    this.#sentListeners.push(listener);
  }

  /**
   * Stores an email for sending. Must be the last statement of its transaction.
   *
   * @returns its id, or undefined if the address has reached its limit; the caller must not reveal that
   */
  async write(
    client: pg.ClientBase | pg.Pool,
    kind: string,
    email: Letter,
    { isUrgent = false, isAlways = false }: WriteOptions = {},
  ): Promise<number | undefined> {
    const isWithin = await this.#count(client, email.to, isUrgent, isAlways);
    if (!isWithin) return undefined;
    // Truncated rather than rounded up, so that the email is due immediately.
    const { rows } = await client.query<{ id: number }>(
      `insert into people.letters (letter, next_at, kind, is_urgent)
       values ($1, date_trunc('milliseconds', now()), $2, $3) returning id`,
      [email, kind, isUrgent],
    );
    return rows[0]!.id;
  }

  /** Counts an email to an address unless it is beyond a limit. */
  async #count(
    client: pg.ClientBase | pg.Pool,
    recipient: string,
    isUrgent: boolean,
    isAlways: boolean,
  ): Promise<boolean> {
    const recipientHash = createHmac('sha256', this.#secret)
      .update(recipient.toLowerCase())
      .digest('base64url')
      .slice(0, 32);
    for (const { name, seconds, most: max, urgentOnly } of limits) {
      const { rows } = await client.query<{ points: number }>(
        `insert into people.limits as old (key, points, expire)
         values ($1, 1, extract(epoch from clock_timestamp()) * 1000 + $2)
         on conflict (key) do update set
           points = case when old.expire <= excluded.expire - $2 then 1 else old.points + 1 end,
           expire = case when old.expire <= excluded.expire - $2 then excluded.expire else old.expire end
         returning points`,
        [`${name}:${recipientHash}`, seconds * 1000],
      );
      if (isAlways || rows[0]!.points <= max - (isUrgent ? 0 : urgentOnly)) continue;
      // The email is not sent, so it does not count.
      await client.query('update people.limits set points = points - 1 where key = any($1)', [
        limits
          .slice(0, limits.findIndex((limit) => limit.name === name) + 1)
          .map((limit) => `${limit.name}:${recipientHash}`),
      ]);
      return false;
    }
    return true;
  }

  /** Sends due emails, several in parallel. Failures are retried at growing intervals and finally given up. */
  async sendDue(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<Waiting>(
      `select id, letter, tries, kind from people.letters where next_at <= now()
       order by is_urgent desc, id limit ${perTurn} for update skip locked`,
    );
    const startedAt = performance.now();
    const next = async (): Promise<void> => {
      while (performance.now() - startedAt < startsWithinMs) {
        const waiting = rows.shift();
        if (!waiting) return;
        await this.#sendOne(client, waiting);
      }
    };
    await Promise.all(Array.from({ length: this.keepsFiles ? 1 : connections }, next));
  }

  async #sendOne(client: pg.ClientBase, { id, letter, tries, kind }: Waiting): Promise<void> {
    let failure: unknown;
    try {
      await this.#send(letterShape.parse(letter));
    } catch (error) {
      failure = error;
    }
    if (failure !== undefined && tries + 1 < maxTries) {
      const waitMs = Math.min(firstWaitMs * 2 ** tries, maxWaitMs);
      await client.query(
        `update people.letters set tries = tries + 1, next_at = now() + $2 * interval '1 ms' where id = $1`,
        [id, waitMs],
      );
      return;
    }
    if (failure !== undefined) this.#log.error({ kind, error: errorCode(failure) }, 'an email could not be sent');
    await client.query('delete from people.letters where id = $1', [id]);
    for (const listener of this.#sentListeners) await listener(client, id);
  }

  async #send({ about, ...letter }: Letter): Promise<void> {
    const { smtpUrl, from, folder } = this.#settings;
    if (smtpUrl !== undefined) {
      this.#transport ??= openTransport(smtpUrl);
      await this.#transport.sendMail({ from, ...letter });
      return;
    }
    const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail({
      from,
      ...letter,
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const suffix = about === undefined ? '' : `-${aboutMark(about)}`;
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}${suffix}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  }

  /** Deletes pending and filed emails about an erased person. */
  async forgetPerson(client: pg.ClientBase, personId: string): Promise<void> {
    await client.query(`delete from people.letters where letter ->> 'about' = $1`, [personId]);
    await this.#removeFiles((name) => name.endsWith(`-${aboutMark(personId)}.eml`));
  }

  /** Number of emails not sent yet. */
  async countWaiting(client: pg.Pool): Promise<number> {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from people.letters');
    return rows[0]!.count;
  }

  /** Deletes emails that have been kept as files for a month. */
  async forgetOld(now = Date.now()): Promise<void> {
    const oldest = new Date(now - retentionMs).toISOString().replaceAll(':', '-');
    await this.#removeFiles((name) => name < oldest);
  }

  async #removeFiles(isOver: (name: string) => boolean): Promise<void> {
    const { folder } = this.#settings;
    const names = await readdir(folder).catch(() => []);
    const over = names.filter((name) => name.endsWith('.eml') && isOver(name));
    await Promise.all(over.map(async (name) => rm(join(folder, name), { force: true })));
  }

  close(): void {
    this.#transport?.close();
    this.#transport = undefined;
  }
}

interface Waiting {
  id: number;
  letter: unknown;
  tries: number;
  kind: string;
}

function openTransport(url: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  // A persistent connection may close while idle; the next email opens a new one.
  transport.on('error', () => undefined);
  return transport;
}

/** Identifies a person's files without revealing the id. */
const aboutMark = (personId: string): string => createHash('sha256').update(personId).digest('hex').slice(0, 16);

/** Description of an error without the mail server's text, which repeats the recipient. */
function errorCode(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string'
    ? code
    : formatStack(error)
        .split('\n', 1)[0]!
        .replace(/\S+@\S+/gu, '…');
}
