// A push service in a separate process: accepts everything and counts requests by path.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const counts = new Map<string, number>();
const server = createServer((request, response) => {
  counts.set(request.url!, (counts.get(request.url!) ?? 0) + 1);
  request.resume().on('end', () => response.writeHead(201).end());
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', () => {
  const all = [...counts.values()];
  process.send!({ devices: all.length, twice: all.filter((count) => count > 1).length });
});
