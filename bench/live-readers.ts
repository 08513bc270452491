// A separate process, so that readers and server do not share an event loop. Prints one JSON line when done.
import { connect } from 'node:net';

const [, , port, count, messages] = process.argv;
const readers = Number(count);
const latencies: number[] = [];
let connected = 0;
let received = 0;

for (let index = 0; index < readers; index++) {
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  let isOpen = false;
  socket.write('GET /api/v1/live HTTP/1.1\r\nhost: bench\r\n\r\n');
  socket.on('data', (chunk: Buffer) => {
    const now = performance.timeOrigin + performance.now();
    text += chunk.toString('latin1');
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (!isOpen) {
        isOpen = true;
        if (++connected === readers) process.send?.('connected');
      }
      if (!block.includes('event: change')) continue;
      const sentAt = /"at":"([^"]+)"/.exec(block)?.[1];
      if (sentAt) latencies.push(now - Date.parse(sentAt));
      if (++received === readers * Number(messages)) {
        process.send?.({ latencies }, () => process.exit(0));
      }
    }
  });
  socket.on('error', () => process.exit(1));
}
