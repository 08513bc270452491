import { broadcastPath } from '@podium/demo-games/code';
import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import { mainPlaylist, trackHead, trackNames, trackPlaylist, trackSegment } from './broadcast.ts';
import type { Track } from './broadcast.ts';
import type { FeatureKit } from '../kit.ts';

const playlist = { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'public, max-age=1' };
const footage = { 'content-type': 'video/mp4', 'cache-control': 'public, max-age=86400, immutable' };
const fileName = new RegExp(`^(?:main|(${trackNames.join('|')})(?:-(init|\\d{1,12}))?)\\.(m3u8|mp4|m4s)$`, 'u');

/** The live broadcast of the demo Games. Other Games configure the address of their broadcaster's stream. */
function broadcastRoutes({ isDemo }: FeatureKit): Route[] {
  return [
    route(
      {
        method: 'get',
        tag: 'files',
        access: 'everyone',
        path: `${broadcastPath}/{file}`,
        summary: 'The live broadcast of the demo Games (HLS)',
        description:
          '`main.m3u8` lists a track in H.264 and one in VP9, each with a playlist, a head and segments of two seconds.',
        params: z.object({ file: z.string() }),
        answer: {
          media: { 'application/vnd.apple.mpegurl': z.string(), 'video/mp4': z.string().meta({ format: 'binary' }) },
        },
        errors: { notFound: 'Unknown file, a segment that is not available, or other Games than the demo' },
        isForAnyOrigin: true,
      },
      async ({ c, params: { file } }) => {
        const answer = isDemo() ? await readContent(file, machineNow()) : undefined;
        if (answer === undefined) throw new ApiError('notFound', 'The stream has no such file.');
        return typeof answer === 'string'
          ? c.body(answer, 200, playlist)
          : c.body(new Uint8Array(answer), 200, footage);
      },
    ),
  ];
}

async function readContent(file: string, nowMs: number): Promise<string | Buffer | undefined> {
  const [, track, part, ending] = fileName.exec(file) ?? [];
  if (ending === undefined) return undefined;
  if (track === undefined) return file === 'main.m3u8' ? mainPlaylist : undefined;
  if (part === undefined) return ending === 'm3u8' ? trackPlaylist(track as Track, nowMs) : undefined;
  if (part === 'init') return ending === 'mp4' ? await trackHead(track as Track) : undefined;
  return ending === 'm4s' ? await trackSegment(track as Track, Number(part), nowMs) : undefined;
}

export const feature = defineFeature({ name: 'demo-broadcast', routes: broadcastRoutes });
