import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Keys } from '../access/keys.ts';
import { transaction } from '../database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { openLog } from '../ground/log.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { Mailer } from './mailer.ts';

const keys = new Keys([{ kid: '1', secret: randomBytes(32) }]);

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.close());
beforeEach(async () => {
  await database.pool.query('delete from people.letters');
  await database.pool.query('delete from people.limits');
});

const message = { to: 'ana@example.org', subject: 'Olá, Əliyeva', text: 'Bem-vinda.\n' };
const mailer = (smtpUrl: string | undefined, folder: string): Mailer =>
  new Mailer({ smtpUrl, from: 'Podium <podium@example.org>', folder }, openLog('silent'), keys);
const send = async (mail: Mailer): Promise<void> => transaction(database.pool, async (client) => mail.sendDue(client));
const waitingEmails = async (): Promise<{ tries: number; isLater: boolean }[]> =>
  (
    await database.pool.query<{ tries: number; isLater: boolean }>(
      'select tries, next_at > now() as "isLater" from people.letters order by id',
    )
  ).rows;

/** A minimal SMTP server that records received emails. */
async function startSmtpServer(
  waitMs = 0,
): Promise<{ url: string; commands: string[]; connections: () => number; server: Server }> {
  const commands: string[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    let isLetter = false;
    const answer = (line: string) => setTimeout(() => socket.write(line), waitMs);
    socket.write('220 test\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        const text = data.toString();
        commands.push(text);
        if (isLetter) {
          if (!text.endsWith('\r\n.\r\n')) return;
          isLetter = false;
          answer('250 taken\r\n');
        } else if (text.startsWith('DATA')) {
          isLetter = true;
          answer('354 go on\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else answer('250 test\r\n');
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    commands,
    connections: () => connections,
    server,
  };
}

describe('an email', () => {
  test('of a transaction that was rolled back is not sent', async () => {
    const mail = mailer(undefined, await scratchFolder());
    await expect(
      transaction(database.pool, async (client) => {
        await mail.write(client, 'test', message);
        throw new Error('it did not happen');
      }),
    ).rejects.toThrow('it did not happen');
    expect(await waitingEmails()).toEqual([]);
  });

  test('is written to a file that only its owner can read while no mail server is set, and removed from the table', async () => {
    const folder = join(await scratchFolder(), 'outbox');
    const mail = mailer(undefined, folder);
    expect(mail.keepsFiles).toBe(true);
    await mail.write(database.pool, 'test', message);
    await send(mail);
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).toMatch(/^To: ana@example\.org$/mu);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect(await waitingEmails()).toEqual([]);
  });

  test('is sent to the mail server once', async () => {
    const { url, commands, server } = await startSmtpServer();
    const mail = mailer(url, '/nowhere');
    await mail.write(database.pool, 'test', message);
    await send(mail);
    await send(mail);
    server.close();
    expect(commands.filter((text) => text.startsWith('RCPT TO:<ana@example.org>'))).toHaveLength(1);
    expect(commands.join('')).toContain('Bem-vinda.');
    expect(await waitingEmails()).toEqual([]);
  });

  test('that cannot be sent is retried at growing intervals, delays no other, and is given up in the end', async () => {
    const mail = mailer('smtp://127.0.0.1:1', '/nowhere');
    await mail.write(database.pool, 'test', message);
    await mail.write(database.pool, 'test', message);
    await send(mail);
    expect(await waitingEmails()).toEqual([
      { tries: 1, isLater: true },
      { tries: 1, isLater: true },
    ]);
    await send(mail);
    expect((await waitingEmails())[0]!.tries, 'not before its time').toBe(1);
    await database.pool.query(`update people.letters set tries = 11, next_at = now() - interval '1 second'`);
    await send(mail);
    expect(await waitingEmails()).toEqual([]);
  });

  test('security 17: is sent in parallel with others over persistent connections, urgent ones first', async () => {
    const { url, commands, connections, server } = await startSmtpServer(20);
    const mail = mailer(url, '/nowhere');
    const ids: number[] = [];
    mail.onSent(async (_, id) => void ids.push(id));
    for (let turn = 0; turn < 40; turn++)
      await mail.write(database.pool, 'test', { ...message, to: `a${turn}@example.org` });
    const urgent = await mail.write(database.pool, 'test', { ...message, to: 'ana@example.org' }, { isUrgent: true });
    const startedAt = performance.now();
    await send(mail);
    // Sent sequentially, they would take 40 × 4 × 20 ms.
    expect(performance.now() - startedAt).toBeLessThan(2500);
    expect(await waitingEmails()).toEqual([]);
    expect(ids).toHaveLength(41);
    expect(ids.slice(0, 5)).toContain(urgent);
    expect(commands.filter((text) => text.startsWith('RCPT'))).toHaveLength(41);
    expect(connections()).toBeLessThanOrEqual(5);
    await mail.write(database.pool, 'test', message);
    await send(mail);
    expect(connections()).toBeLessThanOrEqual(5);
    mail.close();
    server.close();
  });

  test('security 9: is one of at most three an hour and ten a day to one address, the last three of them urgent', async () => {
    const mail = mailer('smtp://127.0.0.1:1', '/nowhere');
    const write = async (recipient: string, isUrgent = false): Promise<boolean> =>
      (await mail.write(database.pool, 'test', { ...message, to: recipient }, { isUrgent })) !== undefined;
    const letHourPass = async (): Promise<unknown> =>
      database.pool.query(`update people.limits set expire = 0 where key like 'mail hour:%'`);
    const written: number[] = [];
    for (let hour = 0; hour < 6; hour++) {
      let count = 0;
      for (let turn = 0; turn < 60; turn++) if (await write(turn % 2 ? 'ana@example.org' : 'ANA@example.org')) count++;
      for (let turn = 0; turn < 5; turn++) if (await write('ana@example.org', true)) count++;
      written.push(count);
      await letHourPass();
    }
    expect(written).toEqual([3, 3, 3, 1, 0, 0]);
    expect(await write('bea@example.org')).toBe(true);
    // Emails that only the account owner can cause are never dropped.
    expect(await mail.write(database.pool, 'test', message, { isAlways: true })).toBeDefined();
  });

  test('security 33: is deleted with the account that it is about, and after a month', async () => {
    const folder = join(await scratchFolder(), 'outbox');
    const mail = mailer(undefined, folder);
    for (const about of ['ana', 'bea']) await mail.write(database.pool, 'test', { ...message, about });
    await send(mail);
    await mail.write(database.pool, 'test', { ...message, about: 'ana' }, { isUrgent: true });
    await transaction(database.pool, async (client) => mail.forgetPerson(client, 'ana'));
    expect(await readdir(folder)).toHaveLength(1);
    expect(await waitingEmails()).toEqual([]);
    await mail.forgetOld();
    expect(await readdir(folder)).toHaveLength(1);
    await mail.forgetOld(Date.now() + 31 * 86_400_000);
    expect(await readdir(folder)).toEqual([]);
  });
});
