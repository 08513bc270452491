/** Accepted, cleaned and refused files, by format. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { formatsByPurpose, uploadFormats } from '@podium/content';
import type { FilePurpose } from '@podium/contract';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { prepareFile } from './prepare-file.ts';
import type { PreparedFile } from './prepare-file.ts';

async function prepare(
  bytes: Uint8Array,
  purpose: FilePurpose,
  allowed = formatsByPurpose[purpose],
): Promise<PreparedFile & { bytes: Buffer }> {
  const path = join(await scratchFolder(), 'upload');
  await writeFile(path, bytes);
  const prepared = await prepareFile(path, bytes.length, purpose, allowed);
  const stored = await readFile(path);
  expect(stored.length).toBe(prepared.size);
  return { ...prepared, bytes: stored };
}

const noise = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0b5e73', noise: { type: 'gaussian', sigma: 30 } } });

describe('a picture', () => {
  test('is stored upright and without camera metadata', async () => {
    const photo = await noise(40, 20)
      .withExif({ IFD0: { Artist: 'Canary' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { bytes, ...stored } = await prepare(photo, 'photo');
    expect(stored).toEqual({ mediaType: 'image/jpeg', width: 20, height: 40, size: bytes.length });
    const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Canary')).toBe(false);
  });

  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
    ['avif', 'image/webp'],
  ] as const)('is accepted with %s', async (format, mediaType) => {
    const stored = await prepare(await noise(16, 8).toFormat(format).toBuffer(), 'photo');
    expect(stored).toMatchObject({ mediaType, width: 16, height: 8 });
  });

  test('is refused before decoding if it has more than 16 megapixels', async () => {
    const bomb = await noise(8, 8).png().toBuffer();
    // Width and height follow signature, length and chunk name (16 bytes).
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(prepare(bomb, 'photo')).rejects.toThrow('The image has 60000 × 60000 pixels.');
  });

  test.each([1, 6])('P13: is reduced if a camera wrote 24 megapixels, with orientation %i', async (orientation) => {
    const photo = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#0b5e73' } })
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
    const { width, height, mediaType } = await prepare(photo, 'photo');
    expect([width! > height!, mediaType]).toEqual([orientation === 1, 'image/jpeg']);
    expect(width! * height!).toBeLessThanOrEqual(16_000_000);
    expect(width! * height!).toBeGreaterThan(15_900_000);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('is refused if it is cut off: %s', async (format) => {
    const whole = await noise(64, 64).toFormat(format).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
    await expect(prepare(cut, 'photo')).rejects.toMatchObject({ code: 'unprocessable' });
  });

  test('is recognized by its bytes, and only formats of the purpose are accepted', async () => {
    const picture = await noise(8, 8).png().toBuffer();
    await expect(prepare(picture, 'document')).rejects.toThrow('The file is in the format PNG. Expected PDF.');
    await expect(prepare(Buffer.from('<html>'), 'photo')).rejects.toThrow(
      'The file is in an unknown format. Expected JPEG, PNG, WebP, GIF, or AVIF.',
    );
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><script/></svg>');
    await expect(prepare(drawing, 'photo')).rejects.toMatchObject({ code: 'unsupportedMediaType' });
    const logo = await prepare(drawing, 'logo');
    expect(logo).toMatchObject({ mediaType: 'image/svg+xml', width: 4, height: 2 });
    expect(logo.bytes.toString()).not.toContain('script');
  });
});

describe('a document', () => {
  const pdf = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n';

  test('is accepted if complete, and refused if it is cut off', async () => {
    expect(await prepare(Buffer.from(pdf), 'document')).toMatchObject({ mediaType: 'application/pdf' });
    await expect(prepare(Buffer.from(pdf.slice(0, -8)), 'document')).rejects.toThrow('%%EOF');
  });
});

describe('captions', () => {
  test.each(['background: url(https://evil.example/a.png)', '@import "x.css";', String.raw`u\72l(//evil.example)`])(
    'are refused if their styles load a resource: %s',
    async (style) => {
      const captions = `WEBVTT\n\nSTYLE\n::cue { ${style} }\n\n00:01.000 --> 00:04.000\nurl(x)\n`;
      await expect(prepare(Buffer.from(captions), 'captions')).rejects.toThrow('The style in line 3 fetches');
      const plain = captions.replace(style, 'color: yellow');
      expect(await prepare(Buffer.from(plain), 'captions')).toMatchObject({ mediaType: 'text/vtt' });
    },
  );

  test('are accepted with valid timings', async () => {
    const captions = '\uFEFFWEBVTT - Opening\r\n\r\n00:01.000 --> 01:00:04.000 align:start\r\nHello\r\n';
    expect(await prepare(Buffer.from(captions), 'captions')).toMatchObject({ mediaType: 'text/vtt' });
  });

  test('are refused with the line of a timing that players ignore', async () => {
    const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nA\n\n00:05,000 --> 00:06,000\nB\n';
    await expect(prepare(Buffer.from(captions), 'captions')).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ field: 'file', line: 6 }],
    });
    await expect(prepare(Buffer.from('WEBVTT\n\n'), 'captions')).rejects.toThrow('no cue');
  });
});

describe('a street map', () => {
  /** A version 3 header followed by 10 bytes of tiles. */
  const pmtiles = (tileType: number): Buffer => {
    const bytes = Buffer.alloc(137);
    bytes.write('PMTiles\x03', 'latin1');
    bytes.writeBigUInt64LE(127n, 56);
    bytes.writeBigUInt64LE(10n, 64);
    bytes[99] = tileType;
    return bytes;
  };

  test('is a PMTiles file with vector tiles, stored unchanged', async () => {
    const { bytes, mediaType } = await prepare(pmtiles(1), 'map');
    expect([mediaType, bytes.equals(pmtiles(1))]).toEqual(['application/vnd.pmtiles', true]);
  });

  test('is refused if it is cut off or made of pictures', async () => {
    await expect(prepare(pmtiles(1).subarray(0, 136), 'map')).rejects.toThrow(
      'The PMTiles file is incomplete: its tile data end after byte 136.',
    );
    await expect(prepare(pmtiles(1).subarray(0, 100), 'map')).rejects.toThrow('its header has 127 bytes');
    await expect(prepare(pmtiles(2), 'map')).rejects.toThrow('does not contain vector tiles');
  });
});

describe('a video', () => {
  const box = (type: string, ...content: (string | Buffer)[]): Buffer => {
    const body = Buffer.concat(content.map((part) => Buffer.from(part as string)));
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const brand = box('ftyp', 'isom\0\0\0\0mp42');
  const place = box('udta', box('\xa9xyz', '-23.5505-046.6333/'));
  const mp4 = Buffer.concat([
    brand,
    box('moov', box('mvhd', 'head'), box('trak', place), place),
    box('mdat', 'frames'),
  ]);

  test('of MP4 keeps its length and loses its location', async () => {
    const { bytes, mediaType, size } = await prepare(mp4, 'video');
    expect([mediaType, size]).toEqual(['video/mp4', mp4.length]);
    expect(bytes.toString('latin1')).not.toContain('-23.55');
    expect(bytes.toString('latin1')).toContain('frames');
  });

  test('of MP4 is refused if it is cut off or lacks its index', async () => {
    await expect(prepare(mp4.subarray(0, -3), 'video')).rejects.toThrow('incomplete');
    await expect(prepare(Buffer.concat([brand, box('mdat', 'x')]), 'video')).rejects.toThrow('no index');
    const quickTime = Buffer.concat([box('ftyp', 'qt  \0\0\0\0'), box('mdat', 'x')]);
    await expect(prepare(quickTime, 'video')).rejects.toThrow('Expected MP4 or WebM.');
  });

  const header = Buffer.from('1a45dfa387428284', 'hex');
  const webm = (length: string): Buffer =>
    Buffer.concat([header, Buffer.from('webm'), Buffer.from(`18538067${length}`, 'hex'), Buffer.from('cluster')]);

  test('of WebM is accepted with or without a length, and refused if it is cut off', async () => {
    expect(await prepare(webm('87'), 'video')).toMatchObject({ mediaType: 'video/webm' });
    expect(await prepare(webm('01ffffffffffffff'), 'video')).toMatchObject({ mediaType: 'video/webm' });
    await expect(prepare(webm('88'), 'video')).rejects.toThrow('incomplete');
    await expect(prepare(Buffer.concat([header, Buffer.from('webm')]), 'video')).rejects.toThrow('incomplete');
  });

  test('of WebM is refused as an upload, because not every phone plays it', async () => {
    await expect(prepare(webm('87'), 'video', uploadFormats('video'))).rejects.toThrow(
      'The file is in the format WebM. Expected MP4.',
    );
  });
});
