import {
  timedRacesAnswer,
  timedRacesQuery,
  timingAnswer,
  watchedFileAnswer,
  watchedFileQuery,
  watcherBody,
  watcherParams,
} from '@podium/contract';
import { watchedFormats } from '@podium/foreign-files';
import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import { expectFiles } from '../import-services.ts';
import { timedRaces } from '../timed-races.ts';
import { takeFile } from './take-file.ts';
import { queues } from './queues.ts';
import { formatName, isRaceFormat } from './watched-formats.ts';
import { forgetWatchers, listWatchers, noteSign } from './watcher-store.ts';

const base = '/api/v1/feed/timing';
const megabytes = 64;
const dayMs = 86_400_000;

const ofWatchers = { tag: 'feed', access: 'feedKey' } as const;
const keyErrors = {
  unauthorized: 'X-API-KEY is missing or wrong',
  tooManyRequests: 'Too many wrong keys',
} as const;

/** Computers at venues that send the files of a timing system, and get start lists for it. */
export const feature = defineFeature({
  name: 'timing',
  routes: (kit) => {
    const inTurn = queues();
    const known = (format: string): string => {
      if (!watchedFormats.has(format))
        throw new ApiError('unprocessable', `${format} is not a format that can be watched.`, {
          fields: [{ field: 'format', message: 'unknownFormat' }],
        });
      return format;
    };
    return [
      route(
        {
          ...ofWatchers,
          method: 'get',
          path: `${base}/start-lists`,
          summary: 'Start lists of races for a timing system',
          query: timedRacesQuery,
          answer: timedRacesAnswer,
          answers: 'In the order in which they start',
          errors: keyErrors,
        },
        async ({ query }) => {
          const items = await kit.use(timedRaces)(query.discipline);
          return { items, total: items.length };
        },
      ),
      route(
        {
          ...ofWatchers,
          method: 'post',
          path: `${base}/{watcher}`,
          summary: 'A sign of life of a computer at a venue',
          params: watcherParams,
          body: watcherBody,
          answer: nothing,
          errors: { ...keyErrors, unprocessable: 'Field `format`: `unknownFormat`' },
        },
        async ({ params, body }) => {
          await noteSign(kit.pool, { ...body, id: params.watcher, format: known(body.format) });
          if (!isRaceFormat(body.format)) kit.use(expectFiles)();
          return {};
        },
      ),
      route(
        {
          ...ofWatchers,
          method: 'post',
          path: `${base}/{watcher}/files`,
          summary: 'Send a file of a timing system',
          description:
            'Files are sent one after the other, with rising numbers. The result of a race is entered, a file of a whole meet is imported; both are public when the request is answered.',
          params: watcherParams,
          query: watchedFileQuery,
          rawBody: { 'application/octet-stream': z.string().meta({ format: 'binary' }) },
          bodyBytes: megabytes * 1024 * 1024,
          answer: watchedFileAnswer,
          errors: {
            ...keyErrors,
            tooLarge: `Larger than ${megabytes} MB`,
            unprocessable: 'Field `format`: `unknownFormat`',
          },
        },
        async ({ c, params, query }) => {
          const format = known(query.format);
          const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
          return inTurn(params.watcher, async () => takeFile(kit, { ...query, id: params.watcher, format, bytes }));
        },
      ),
      route(
        {
          method: 'get',
          path: '/api/v1/desk/timing',
          summary: 'Computers at venues that send the files of a timing system',
          tag: 'desk',
          access: { grants: ['manager', 'referee'] },
          answer: timingAnswer,
          answers: 'By name',
        },
        async () => {
          const items = await listWatchers(kit.pool, formatName);
          return { items, total: items.length };
        },
      ),
    ];
  },
  jobs: [{ name: 'forget', everyMs: dayMs, run: async (client) => forgetWatchers(client) }],
});
