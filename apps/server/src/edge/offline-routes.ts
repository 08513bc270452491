import { setTimeout as sleep } from 'node:timers/promises';
import { offlineAnswer, offlinePartAnswer, offlineQuery } from '@podium/contract';
import { z } from 'zod';
import { encodingFor } from '../answers/compress.ts';
import { answerPrepared, prepareAnswer } from '../answers/prepared-answer.ts';
import { ApiError } from '../ground/api-error.ts';
import { isPartName } from '../read-model/offline/pack-contents.ts';
import type { OfflinePack } from '../read-model/offline/offline-pack.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import { documentHeaders } from './headers.ts';

const shared = {
  method: 'get',
  tag: 'offline',
  access: 'everyone',
  query: offlineQuery,
  isForAnyOrigin: true,
} as const;
/** Building the first list of a language takes seconds; on a busy machine, longer than a connection should wait. */
const maxWaitMs = 10_000;

/**
 * Waits for the preparation of the pack.
 * @param limitMs how long
 * @throws ApiError 503 if it takes too long; the next request either finds it done or continues to wait
 */
async function waitFor<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const isLate = await Promise.race([work.then(() => false), sleep(limitMs, true, { ref: false })]);
  if (isLate)
    throw new ApiError('unavailable', 'The pack is being prepared. Try again shortly.', {
      headers: { 'retry-after': '2' },
    });
  return work;
}

const unchanged = { 304: 'Unchanged since the given ETag' };

/** Routes of the offline pack: a list of its parts with their hashes, and the parts themselves. */
export function offlineRoutes(pack: Pick<OfflinePack, 'list' | 'part'>, limitMs = maxWaitMs): Route[] {
  return [
    route(
      {
        ...shared,
        path: '/api/v1/offline',
        summary: 'Parts of the offline pack with their hashes',
        description: 'Download the parts whose hashes differ from those that you have.',
        answer: offlineAnswer,
        alsoAnswers: unchanged,
      },
      async ({ c, query: { lang, veil } }) => {
        const list = await waitFor(pack.list(lang, veil !== undefined), limitMs);
        return answerPrepared(c, prepareAnswer(JSON.stringify(list)), documentHeaders);
      },
    ),
    route(
      {
        ...shared,
        path: '/api/v1/offline/{part}',
        summary: 'A part of the offline pack: documents by their addresses',
        params: z.object({ part: z.string().max(80) }),
        answer: offlinePartAnswer,
        alsoAnswers: unchanged,
        errors: { notFound: 'The pack has no such part' },
      },
      async ({ c, params: { part: name }, query: { lang, veil } }) => {
        // A name that no part can have does not start the preparation of a language.
        const part = isPartName(name) ? await waitFor(pack.part(name, lang, veil !== undefined), limitMs) : undefined;
        if (!part) throw new ApiError('notFound', `The offline pack has no part ${name}.`);
        // Most clients accept the stored compressed bytes.
        const isPacked = encodingFor(c.req.header('accept-encoding')) === 'br';
        const identity = isPacked ? Buffer.alloc(0) : await part.text();
        return answerPrepared(
          c,
          { hash: part.hash, bytes: { identity, br: part.packed }, packing: {}, quality: 5 },
          documentHeaders,
        );
      },
    ),
  ];
}
