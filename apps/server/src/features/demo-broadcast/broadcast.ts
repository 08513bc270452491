/**
 * The live broadcast of the demo: eight drawn seconds of a swimming final, looped as an HLS stream. One track in
 * H.264 for phones and Safari, one in VP9 for browsers without H.264; the player chooses.
 */
import { readFile } from 'node:fs/promises';
import { ownFile } from '../../ground/own-files.ts';
import { splitFragments, withDecodeTime } from './fragments.ts';
import type { Fragments } from './fragments.ts';

/** Length of a segment (milliseconds). */
export const segmentMs = 2000;
/** Number of segments in a playlist; players start three segments from the end. */
const listed = 6;
/** Number of segments that stay available, including those that have left the playlist. */
const available = 30;

const tracks = {
  avc: { codecs: 'avc1.420015', bandwidth: 400_000 },
  vp9: { codecs: 'vp09.00.30.08', bandwidth: 300_000 },
} as const;
export type Track = keyof typeof tracks;
export const trackNames = Object.keys(tracks) as Track[];

export const mainPlaylist = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  ...trackNames.flatMap((name) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${tracks[name].bandwidth},CODECS="${tracks[name].codecs}",RESOLUTION=480x270,FRAME-RATE=25`,
    `${name}.m3u8`,
  ]),
  '',
].join('\n');

/** Number of the newest complete segment. */
const newestAt = (nowMs: number): number => Math.floor(nowMs / segmentMs) - 1;

/** The live playlist of a track. @param nowMs time of the machine (epoch milliseconds) */
export function trackPlaylist(track: Track, nowMs: number): string {
  const first = newestAt(nowMs) - listed + 1;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentMs / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${track}-init.mp4"`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(first * segmentMs).toISOString()}`,
    ...Array.from({ length: listed }, (_, index) => [
      `#EXTINF:${(segmentMs / 1000).toFixed(3)},`,
      `${track}-${first + index}.m4s`,
    ]).flat(),
    '',
  ].join('\n');
}

const footage = new Map<Track, Promise<Fragments>>();
function loadFootage(track: Track): Promise<Fragments> {
  const read =
    footage.get(track) ??
    readFile(ownFile(`src/features/demo-broadcast/footage/pool-${track}.mp4`)).then(splitFragments);
  footage.set(track, read);
  return read;
}

export const trackHead = async (track: Track): Promise<Buffer> => (await loadFootage(track)).head;

/**
 * A segment of the live broadcast.
 * @param sequence its number in the playlist
 * @param nowMs time of the machine (epoch milliseconds)
 * @returns undefined for segments that are not yet, or no longer, available
 */
export async function trackSegment(track: Track, sequence: number, nowMs: number): Promise<Buffer | undefined> {
  const newest = newestAt(nowMs);
  if (sequence > newest || sequence <= newest - available) return undefined;
  const { segments, unitsPerSegment } = await loadFootage(track);
  return withDecodeTime(segments[sequence % segments.length]!, BigInt(sequence) * BigInt(unitsPerSegment));
}
