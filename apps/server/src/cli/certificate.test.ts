import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { checkCertificate } from './certificate.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server with a certificate for `localhost` that nobody else trusts. */
async function serve(days: number): Promise<{ url: string; certificate: string }> {
  const folder = await scratchFolder();
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...options, ...names, '-days', String(days), '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  const certificate = readFileSync(file, 'utf8');
  const server = createServer({ key: readFileSync(key), cert: certificate });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => server.close());
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, certificate };
}

test('only an address on this machine may be used without encryption', async () => {
  expect(await checkCertificate('http://localhost:3000')).toBeUndefined();
  expect(await checkCertificate('http://127.0.0.1:3000')).toBeUndefined();
  expect(await checkCertificate('http://games.example')).toEqual({
    fault: 'Encryption: the public address http://games.example is not encrypted',
  });
});

test('an address that is unreachable from here is not reported as a fault', async () => {
  expect(await checkCertificate('https://localhost:1')).toEqual({
    state: expect.stringMatching(/^not checked, because localhost cannot be reached from here: /u) as string,
  });
});

test.skipIf(!hasOpenssl)('a certificate that browsers do not trust is reported', async () => {
  const { url } = await serve(90);
  expect(await checkCertificate(url)).toEqual({
    fault: expect.stringMatching(/^Certificate: browsers do not trust that of localhost: .*SELF_SIGNED/u) as string,
  });
});

test.skipIf(!hasOpenssl)('a trusted certificate is reported only shortly before it expires', async () => {
  const long = await serve(90);
  expect(await checkCertificate(long.url, [long.certificate])).toEqual({
    state: expect.stringMatching(/^valid until \d{4}-\d\d-\d\d$/u) as string,
  });
  const short = await serve(5);
  expect(await checkCertificate(short.url, [short.certificate])).toEqual({
    fault: expect.stringMatching(/^Certificate: that of localhost ends on \S+ and has not been renewed$/u) as string,
  });
});
