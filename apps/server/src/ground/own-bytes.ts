/**
 * Copies bytes to their own memory if they are kept for long. Node slices small buffers out of 64 kB slabs, and one
 * kept slice keeps its whole slab: ten thousand events of 300 bytes would take 640 MB.
 */
export function ownBytes(bytes: string | Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
  if (typeof bytes === 'string') copy.write(bytes);
  else copy.set(bytes);
  return copy;
}
