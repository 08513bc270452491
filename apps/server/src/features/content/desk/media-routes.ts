import { fileSha256, mediaAnswer, mediaFilter, mediaRemoval } from '@podium/contract';
import { z } from 'zod';
import { hasGrant } from '../../../access/actor.ts';
import type { SignedIn } from '../../../access/actor.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import { fileUse } from '../file-use.ts';
import { filterMedia, readMedia } from './media.ts';
import { removeUnusedFile } from './remove-file.ts';

const base = '/api/v1/desk/media';
const ofDesk = { tag: 'desk', access: { grants: ['publisher'], isForPart: true } } as const;

/** An unused file belongs to no discipline, venue or delegation, so only a right over the whole Games covers it. */
const mayRemove = (user: SignedIn): boolean => hasGrant(user, 'publisher') || hasGrant(user, 'admin');

/** Content files in the console: search, and removal of unused files. */
export function mediaRoutes(kit: FeatureKit): Route[] {
  const { pool, program } = kit;
  return [
    route(
      {
        ...ofDesk,
        method: 'get',
        path: base,
        summary: 'Files that were uploaded for content, with their uses',
        query: mediaFilter,
        answer: mediaAnswer,
        answers: 'The newest first',
      },
      async ({ query, user }) => {
        const { partition, reference } = program();
        const { languages } = reference.games;
        const files = await readMedia(pool, { partition, language: query.lang, languages, reader: user });
        const matches = filterMedia(files, query);
        const page = matches.slice(query.from, query.from + query.count);
        const items = await Promise.all(
          page.map(async (file) => ({ ...file, isShown: (await fileUse(file.sha256, kit)) !== 'hidden' })),
        );
        return { items, total: matches.length, mayRemove: mayRemove(user) };
      },
    ),
    route(
      {
        ...ofDesk,
        method: 'post',
        path: `${base}/{sha256}/remove`,
        summary: 'Remove an unused file',
        description: 'Files that nothing uses are also removed by the server, a day after their last upload.',
        params: z.object({ sha256: fileSha256 }),
        body: mediaRemoval,
        answer: z.object({}),
        answers: 'Nothing',
        errors: {
          forbidden: 'It needs a right over all of the Games',
          notFound: 'There is no such file',
          conflict: 'Field `file`: it is `used`, or has been `uploadedAgain` since',
        },
      },
      async ({ params: { sha256 }, body, user }) => {
        if (!mayRemove(user)) throw new ApiError('forbidden', 'It needs a right over all of the Games.');
        await removeUnusedFile(kit, sha256, { storedAt: Date.parse(body.storedAt), reason: body.reason, by: user });
        return {};
      },
    ),
  ];
}
