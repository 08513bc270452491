import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ownFile } from '../../ground/own-files.ts';
import { storable } from './run-upload.ts';

test('S8: a command ends if the server that runs it stops', async () => {
  // A database that never answers.
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const child = spawn(process.execPath, [ownFile('bin/podium.mjs'), 'import', 'games.zip', '--dry-run'], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, DATABASE_URL: `postgres://podium@127.0.0.1:${port}/podium` },
  });
  const [socket] = await once(silent, 'connection');
  const end = once(child, 'exit');
  let said = '';
  child.stderr!.on('data', (part) => (said += String(part)));
  child.disconnect();
  expect(await end).toEqual([1, null]);
  // It did not wait for the database first, which it would have reported.
  expect(said).toBe('');
  (socket as { destroy: () => void }).destroy();
  silent.close();
});

test('the outcome of an import can be stored, whatever the names and messages of its file contain', () => {
  const stored = storable([{ message: 'invalid entry: \u0000PK', file: 'a\uD800.csv', line: 1 }]);
  expect(JSON.parse(stored)).toEqual([{ message: 'invalid entry: \uFFFDPK', file: 'a\uFFFD.csv', line: 1 }]);
});
