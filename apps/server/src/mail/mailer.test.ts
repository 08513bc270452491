import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { openLog } from '../log.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { Mailer } from './mailer.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.close());
beforeEach(async () => {
  await database.pool.query('delete from people.letters');
});

const letter = { to: 'ana@example.org', subject: 'Olá, Əliyeva', text: 'Bem-vinda.\n' };
const mailer = (smtpUrl: string | undefined, folder: string): Mailer =>
  new Mailer({ smtpUrl, from: 'Podium <podium@example.org>', folder }, openLog('silent'));
const send = async (mail: Mailer): Promise<void> => transaction(database.pool, async (client) => mail.sendDue(client));
const waiting = async (): Promise<{ tries: number; isLater: boolean }[]> =>
  (
    await database.pool.query<{ tries: number; isLater: boolean }>(
      'select tries, next_at > now() as "isLater" from people.letters order by id',
    )
  ).rows;

/** As much SMTP as a letter needs; keeps what it receives. */
async function postOffice(): Promise<{ url: string; told: string[]; server: Server }> {
  const told: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 test\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        const text = data.toString();
        told.push(text);
        if (isLetter) {
          if (!text.endsWith('\r\n.\r\n')) return;
          isLetter = false;
          socket.write('250 taken\r\n');
        } else if (text.startsWith('DATA')) {
          isLetter = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 test\r\n');
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, told, server };
}

describe('a letter', () => {
  test('of what did not happen is not sent', async () => {
    const mail = mailer(undefined, await scratchFolder());
    await expect(
      transaction(database.pool, async (client) => {
        await mail.write(client, 'test', letter);
        throw new Error('it did not happen');
      }),
    ).rejects.toThrow('it did not happen');
    expect(await waiting()).toEqual([]);
  });

  test('is a file of its owner’s while no server of mail is named, and gone from the table', async () => {
    const folder = join(await scratchFolder(), 'outbox');
    const mail = mailer(undefined, folder);
    expect(mail.keepsFiles).toBe(true);
    await mail.write(database.pool, 'test', letter);
    await send(mail);
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).toMatch(/^To: ana@example\.org$/mu);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  test('goes to the server of mail, once', async () => {
    const { url, told, server } = await postOffice();
    const mail = mailer(url, '/nowhere');
    await mail.write(database.pool, 'test', letter);
    await send(mail);
    await send(mail);
    server.close();
    expect(told.filter((text) => text.startsWith('RCPT TO:<ana@example.org>'))).toHaveLength(1);
    expect(told.join('')).toContain('Bem-vinda.');
    expect(await waiting()).toEqual([]);
  });

  test('that cannot be sent waits ever longer, keeps none of the others up, and is given up in the end', async () => {
    const mail = mailer('smtp://127.0.0.1:1', '/nowhere');
    await mail.write(database.pool, 'test', letter);
    await mail.write(database.pool, 'test', letter);
    await send(mail);
    expect(await waiting()).toEqual([
      { tries: 1, isLater: true },
      { tries: 1, isLater: true },
    ]);
    await send(mail);
    expect((await waiting())[0]!.tries, 'not before its time').toBe(1);
    await database.pool.query(`update people.letters set tries = 11, next_at = now() - interval '1 second'`);
    await send(mail);
    expect(await waiting()).toEqual([]);
  });
});
