/** A QR code as a camera video and as a picture: gray values, without an image library. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';

const [width, height] = [640, 480];
const paper = 235;
const ink = 16;
const framesInFile = 5;

/** A code in the middle of a sheet, or an empty sheet. */
function sheetWith(text: string | undefined): Buffer {
  const sheet = Buffer.alloc(width * height, paper);
  if (text === undefined) return sheet;
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const scale = Math.floor((height - 40) / squares.length);
  const size = squares.length * scale;
  const [left, top] = [Math.floor((width - size) / 2), Math.floor((height - size) / 2)];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (squares[Math.floor(y / scale)]![Math.floor(x / scale)]) sheet[(top + y) * width + left + x] = ink;
  return sheet;
}

export interface CodeVideo {
  /** For the browser's `--use-file-for-fake-video-capture`. */
  readonly file: string;
  remove(): Promise<void>;
}

/** The video of a camera in front of a code: YUV4MPEG2, which Chromium accepts as a camera. */
export async function codeVideo(text: string): Promise<CodeVideo> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-camera-'));
  const file = join(folder, 'code.y4m');
  const frame = Buffer.concat([Buffer.from('FRAME\n'), sheetWith(text), Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: framesInFile }, () => frame)]));
  return { file, remove: async () => rm(folder, { recursive: true, force: true }) };
}

/** A gray PNG of a code or of an empty sheet. */
export function codePicture(text: string | undefined): Buffer {
  const sheet = sheetWith(text);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of gray.
  head.set([8, 0, 0, 0, 0], 8);
  // Each line begins with its filter type, which is "none".
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), sheet.subarray(y * width, (y + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', head),
    pngPart('IDAT', deflateSync(Buffer.concat(lines))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

function pngPart(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
