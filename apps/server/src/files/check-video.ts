/** Verifies that a video is complete, and erases metadata that may reveal where it was recorded. */
import type { FileHandle } from 'node:fs/promises';
import { refusedFile } from './refused-file.ts';

interface Box {
  type: string;
  start: number;
  /** Offset of its content. */
  content: number;
  end: number;
}

/** Boxes with metadata, in which cameras store position, device and owner. */
const metadata: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
const MAX_BOXES = 100_000;

/**
 * Erases metadata in place, so that offsets within the file stay valid.
 *
 * @param handle opened for reading and writing
 * @throws ApiError 422 if the file is truncated or lacks its index or its data
 */
export async function cleanMp4(handle: FileHandle, size: number): Promise<void> {
  const boxes = await boxesBetween(handle, 0, size);
  const types = new Set(boxes.map(({ type }) => type));
  if (!types.has('moov')) throw refusedFile('The MP4 video has no index ("moov"); it may be incomplete.');
  if (!types.has('mdat')) throw refusedFile('The MP4 video contains no data ("mdat").');
  await eraseMetadata(handle, boxes);
}

async function eraseMetadata(handle: FileHandle, boxes: readonly Box[]): Promise<void> {
  for (const box of boxes) {
    if (metadata.has(box.type)) await erase(handle, box);
    else if (box.type === 'moov' || box.type === 'trak')
      await eraseMetadata(handle, await boxesBetween(handle, box.content, box.end));
  }
}

/** Players skip boxes of the type `free`. */
async function erase(handle: FileHandle, { start, content, end }: Box): Promise<void> {
  await handle.write('free', start + 4, 'latin1');
  const zeros = Buffer.alloc(64 * 1024);
  for (let offset = content; offset < end; offset += zeros.length)
    await handle.write(zeros, 0, Math.min(zeros.length, end - offset), offset);
}

async function boxesBetween(handle: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let start = from; start < to; start = boxes.at(-1)!.end) {
    const { bytesRead } = await handle.read(head, 0, 16, start);
    const short = bytesRead < 8 ? 0 : head.readUInt32BE(0);
    const isLong = short === 1 && bytesRead === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 && bytesRead >= 8 ? to - start : short;
    const content = start + (isLong ? 16 : 8);
    const end = start + length;
    if (end < content || end > to || boxes.length >= MAX_BOXES)
      throw refusedFile('The MP4 video is incomplete or damaged.');
    boxes.push({ type: head.toString('latin1', 4, 8), start, content, end });
  }
  return boxes;
}

const SEGMENT = 0x18_53_80_67;

/** @throws ApiError 422 if the file is truncated */
export async function checkWebm(handle: FileHandle, size: number): Promise<void> {
  const header = await elementEnd(handle, 0);
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, header ?? size);
  if (header === undefined || buffer.readUInt32BE(0) !== SEGMENT)
    throw refusedFile('The WebM video is incomplete or damaged.');
  // A recording that was never finalized has a segment without a length, which players accept.
  const end = await elementEnd(handle, header);
  if (end !== undefined && end > size) throw refusedFile('The WebM video is incomplete or damaged.');
}

/** @returns the end of an element with a four-byte identifier; undefined if its length is unknown */
async function elementEnd(handle: FileHandle, start: number): Promise<number | undefined> {
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, start + 4);
  // A variable-size integer: the leading zeros encode its length in bytes, and all ones mean that the value is unknown.
  const bytes = Math.clz32(buffer[0]!) - 23;
  if (bytes > 8) throw refusedFile('The WebM video is incomplete or damaged.');
  const max = (1n << BigInt(7 * bytes)) - 1n;
  const value = (buffer.readBigUInt64BE(0) >> BigInt(64 - 8 * bytes)) & max;
  return value === max ? undefined : start + 4 + bytes + Number(value);
}
