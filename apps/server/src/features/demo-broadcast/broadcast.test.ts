import { describe, expect, it } from 'vitest';
import { mainPlaylist, segmentMs, trackHead, trackNames, trackPlaylist, trackSegment } from './broadcast.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const newest = noon / segmentMs - 1;

describe('S15: the live broadcast', () => {
  it('offers H.264 and VP9', () => {
    expect(mainPlaylist.split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.420015",RESOLUTION=480x270,FRAME-RATE=25',
      'avc.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=300000,CODECS="vp09.00.30.08",RESOLUTION=480x270,FRAME-RATE=25',
      'vp9.m3u8',
      '',
    ]);
  });

  it('lists the last twelve seconds, without an end', () => {
    expect(trackPlaylist('avc', noon).split('\n').slice(0, 9)).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:2',
      `#EXT-X-MEDIA-SEQUENCE:${newest - 5}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-MAP:URI="avc-init.mp4"',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-20T11:59:48.000Z',
      '#EXTINF:2.000,',
      `avc-${newest - 5}.m4s`,
    ]);
    expect(trackPlaylist('avc', noon)).not.toContain('#EXT-X-ENDLIST');
  });

  it('moves on by one segment every two seconds', () => {
    expect(trackPlaylist('vp9', noon + segmentMs - 1)).toBe(trackPlaylist('vp9', noon));
    expect(trackPlaylist('vp9', noon + segmentMs)).toContain(`#EXT-X-MEDIA-SEQUENCE:${newest - 4}\n`);
  });

  it('lists the segments of the last minute, and no future ones', async () => {
    for (const [sequence, isThere] of [
      [newest, true],
      [newest - 5, true],
      [newest - 29, true],
      [newest + 1, false],
      [newest - 30, false],
    ] as const)
      expect((await trackSegment('avc', sequence, noon)) !== undefined, String(sequence)).toBe(isThere);
  });

  it.each(trackNames)('continues without a gap where the footage starts again: %s', async (track) => {
    expect((await trackHead(track)).toString('latin1', 4, 8)).toBe('ftyp');
    const times: bigint[] = [];
    for (let sequence = newest - 9; sequence <= newest; sequence += 1) {
      const segment = (await trackSegment(track, sequence, noon))!;
      const offset = segment.indexOf('tfdt', 0, 'latin1');
      expect(segment.toString('latin1', 4, 8)).toBe('moof');
      times.push(segment.readBigUInt64BE(offset + 8));
    }
    const steps = new Set(times.slice(1).map((time, index) => time - times[index]!));
    // 25 frames per second.
    expect([...steps]).toEqual([50n]);
  });
});
