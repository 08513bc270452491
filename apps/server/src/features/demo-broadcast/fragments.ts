/** Splits a fragmented MP4 file (ISO/IEC 14496-12) into the pieces of an HLS stream. */

export interface Fragments {
  /** `ftyp` and `moov`. */
  head: Buffer;
  /** `moof` and `mdat` of each segment. Segments begin with a key frame and have the same length. */
  segments: Buffer[];
  /** Length of a segment in units of the track's time scale. */
  unitsPerSegment: number;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

const HEADER_BYTES = 8;

function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + HEADER_BYTES <= to; start = boxes.at(-1)!.end) {
    const end = start + bytes.readUInt32BE(start);
    if (end < start + HEADER_BYTES || end > to) throw new Error('The MP4 file is damaged.');
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, end });
  }
  return boxes;
}

/** @throws Error if the file is damaged or has fewer than two fragments */
export function splitFragments(bytes: Buffer): Fragments {
  const boxes = boxesIn(bytes);
  const starts = boxes.filter(({ type }) => type === 'moof').map(({ start }) => start);
  const [first, second] = starts;
  if (first === undefined || second === undefined) throw new Error('The MP4 file has fewer than two fragments.');
  const end = boxes.findLast(({ type }) => type === 'mdat')!.end;
  const segments = starts.map((start, index) => bytes.subarray(start, starts[index + 1] ?? end));
  return { head: bytes.subarray(0, first), segments, unitsPerSegment: Number(readDecodeTime(segments[1]!)) };
}

/** Offset of the 64-bit decode time in a segment: in `moof`, `traf`, `tfdt`, after version and flags. */
function decodeTimeOffset(segment: Buffer): number {
  let [from, to] = [0, segment.length];
  for (const type of ['moof', 'traf', 'tfdt']) {
    const box = boxesIn(segment, from, to).find((candidate) => candidate.type === type);
    if (!box) throw new Error(`The MP4 fragment has no "${type}".`);
    [from, to] = [box.start + HEADER_BYTES, box.end];
  }
  if (segment.readUInt8(from) !== 1) throw new Error('The MP4 fragment has a decode time of 32 bits.');
  return from + 4;
}

const readDecodeTime = (segment: Buffer): bigint => segment.readBigUInt64BE(decodeTimeOffset(segment));

/** Copies a segment with another decode time. @param units time in units of the track's time scale */
export function withDecodeTime(segment: Buffer, units: bigint): Buffer {
  const copy = Buffer.from(segment);
  copy.writeBigUInt64BE(units, decodeTimeOffset(copy));
  return copy;
}
