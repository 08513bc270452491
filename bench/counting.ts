// A separate process that serves one document on two ports, counting responses on the first. On "cpu", it reports its
// CPU time in microseconds.
import type { AddressInfo } from 'node:net';
import { countedEdges } from '@podium/server/counted-edges';

const { counted, uncounted, path } = await countedEdges();
const ports: number[] = [];
for (const server of [counted, uncounted]) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports.push((server.address() as AddressInfo).port);
}
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!(user + system);
});
process.send!({ ports, path });
