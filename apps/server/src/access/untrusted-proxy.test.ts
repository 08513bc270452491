import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openLog } from '../ground/log.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { untrustedProxy, detectProxy } from './untrusted-proxy.ts';

it('security 10: X-Forwarded-For without trusted proxies causes one warning in the log, and one of doctor', async () => {
  const dataDir = await scratchFolder();
  const log = openLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const server = createServer((_, response) => response.end());
  detectProxy(server, { trustedHops: 0, dataDir }, log);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(url);
  expect(warn).not.toHaveBeenCalled();
  expect(await untrustedProxy({ trustedHops: 0, dataDir })).toBeUndefined();
  for (let turn = 0; turn < 3; turn++) await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toMatch(/TRUSTED_HOPS is 0/u);
  expect(String(warn.mock.calls[0])).not.toContain('203.0.113.9');
  await vi.waitFor(
    async () =>
      expect(await untrustedProxy({ trustedHops: 0, dataDir })).toMatchObject({
        what: expect.stringMatching(/^Proxy: /u),
        step: expect.stringContaining('set TRUSTED_HOPS'),
      }),
    60_000,
  );
  expect(await untrustedProxy({ trustedHops: 1, dataDir })).toBeUndefined();
  server.close();
});
