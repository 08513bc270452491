import { open, readFile, writeFile } from 'node:fs/promises';
import type { FilePurpose } from '@podium/contract';
import { ApiError } from '../ground/api-error.ts';
import { checkCaptions, checkPdf, cleanGeoJson } from './check-text-formats.ts';
import { checkPmtiles } from './check-pmtiles.ts';
import { checkWebm, cleanMp4 } from './check-video.ts';
import { cleanSvg } from './clean-svg.ts';
import { encodeMaster } from './image.ts';
import { tooLarge } from './incoming.ts';
import { formats, formatsByPurpose, HEAD_BYTES, isRaster, sniffMediaType } from '@podium/content';
import type { MediaType } from '@podium/content';

export interface PreparedFile {
  mediaType: MediaType;
  size: number;
  width: number | null;
  height: number | null;
}

/**
 * Verifies an uploaded file and replaces it with the bytes to be stored.
 *
 * @param path a temporary file, which is modified
 * @param allowed formats, by default all of the purpose
 * @throws ApiError 415 if the purpose does not allow the format, 413 if it is too large for its format, 422 if it is
 * damaged or may not be published
 */
export async function prepareFile(
  path: string,
  size: number,
  purpose: FilePurpose,
  allowed = formatsByPurpose[purpose],
): Promise<PreparedFile> {
  const mediaType = await detectMediaType(path);
  if (!mediaType || !allowed.includes(mediaType))
    throw new ApiError(
      'unsupportedMediaType',
      `The file is ${mediaType ? `in the format ${formats[mediaType].name}` : 'in an unknown format'}. Expected ${formatNames(allowed)}.`,
    );
  if (size > formats[mediaType].maxBytes) throw tooLarge(formats[mediaType].maxBytes);
  if (isRaster(mediaType)) {
    const { bytes, ...image } = await encodeMaster(path, mediaType);
    await writeFile(path, bytes);
    return { ...image, size: bytes.length };
  }
  if (mediaType === 'image/svg+xml') {
    const { text, width = null, height = null } = cleanSvg(await readFile(path));
    await writeFile(path, text);
    return { mediaType, size: Buffer.byteLength(text), width, height };
  }
  if (mediaType === 'application/geo+json') {
    const text = cleanGeoJson(await readFile(path));
    await writeFile(path, text);
    return { mediaType, size: Buffer.byteLength(text), width: null, height: null };
  }
  if (mediaType === 'text/vtt') checkCaptions(await readFile(path));
  else await checkBinary(path, size, mediaType);
  return { mediaType, size, width: null, height: null };
}

async function checkBinary(path: string, size: number, mediaType: MediaType): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    if (mediaType === 'video/mp4') await cleanMp4(handle, size);
    else if (mediaType === 'video/webm') await checkWebm(handle, size);
    else if (mediaType === 'application/vnd.pmtiles') await checkPmtiles(handle, size);
    else await checkPdf(handle, size);
  } finally {
    await handle.close();
  }
}

async function detectMediaType(path: string): Promise<MediaType | undefined> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return sniffMediaType(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

const formatNames = (mediaTypes: readonly MediaType[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(mediaTypes.map((mediaType) => formats[mediaType].name));
