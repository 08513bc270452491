import { commonParameters } from '@podium/contract';
import type { Context } from 'hono';
import { ApiError } from '../ground/api-error.ts';
import { answerPrepared } from '../answers/prepared-answer.ts';
import { keyName } from '../read-model/address.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import type { Read } from '../read-model/reads.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import { documentHeaders, positionHeader } from './headers.ts';
import { ownLocation } from '../ground/own-location.ts';

const unchanged = { 304: 'Unchanged since the given ETag' };
const moved = { 301: 'The discipline was given as a feed code; redirects to its canonical address' };

/** The public reads: prepared documents, the same for everyone. */
export function readRoutes(readModel: ReadModel): Route[] {
  return readModel.reads.map((read) =>
    route(
      {
        method: 'get',
        path: read.path,
        summary: read.summary,
        tag: read.path.split('/')[3]!,
        access: 'everyone',
        params: readParameters(read, (isInPath) => isInPath),
        query: readParameters(read, (isInPath) => !isInPath).extend(commonParameters.shape),
        // Documents are cached by a canonical address, which `readModel.address` determines.
        parsesItself: true,
        answer: read.answer,
        alsoAnswers: keyName(read) ? { ...unchanged, ...moved } : unchanged,
        errors: {
          badRequest: 'A parameter is invalid; filters with unknown values are ignored instead',
          notFound: 'Not found',
        },
        ...(read.parameters.shape['query'] && { isSearch: true as const }),
        isForAnyOrigin: true,
      },
      async ({ c }) => {
        const url = new URL(c.req.url);
        return answerRead(c, readModel, url.pathname + url.search);
      },
    ),
  );
}

function readParameters({ path, parameters }: Read, isWanted: (isInPath: boolean) => boolean): Read['parameters'] {
  const names = Object.keys(parameters.shape).filter((name) => isWanted(path.includes(`{${name}}`)));
  return parameters.pick(Object.fromEntries(names.map((name) => [name, true])) as Record<string, never>);
}

async function answerRead(c: Context, readModel: ReadModel, url: string): Promise<Response> {
  const address = readModel.address(url);
  if (address.kind === 'invalid') throw new ApiError('badRequest', 'Invalid parameter.', { fields: address.fields });
  if (address.kind === 'moved') return c.body(null, 301, { ...documentHeaders, location: ownLocation(address.to) });
  const isCurrent = await readModel.follower.caughtUp(c.req.header(positionHeader));
  const document = address.kind === 'read' ? await readModel.document(address.request) : undefined;
  if (!document) throw new ApiError('notFound', `Not found: ${url}.`);
  // Caches must not store an older document under a newer position.
  return answerPrepared(c, document, isCurrent ? documentHeaders : { ...documentHeaders, 'cache-control': 'no-store' });
}
