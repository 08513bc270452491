import { itemId, kindNames } from '@podium/content';
import type { KindName } from '@podium/content';
import { languageCode } from '@podium/contract';
import { contentPage } from '@podium/contract/content-pages';
import { pathCodec } from '@podium/i18n';
import type pg from 'pg';
import { z } from 'zod';
import { ApiError } from '../ground/api-error.ts';
import type { EntryType } from '../feed/desk/entry-type.ts';
import { findDraft } from '../features/content/desk/drafts.ts';
import { permitReading } from '../features/content/desk/may-edit.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import type { Pages } from './pages/pages.ts';

interface PreviewParts {
  pool: pg.Pool;
  readModel: ReadModel;
  entryTypes: readonly EntryType[];
  /** Undefined in tests without pages. */
  pages?: Pages;
}

/** Pages for item kinds without a page of their own. */
const otherPages: Partial<Record<KindName, (data: Readonly<Record<string, unknown>>) => string>> = {
  'venue-info': () => '/venues',
  'base-map': () => '/venues',
  notice: () => '/live',
  ceremony: () => '/official-awards-schedule',
  lesson: ({ course }) => `/courses/${encodeURIComponent(String(course))}`,
  photo: ({ album }) => `/official-photos/${encodeURIComponent(String(album))}`,
};

/** Renders a page as if its draft were published: the draft is published in a transaction that is rolled back. */
export function previewRoute({ pool, readModel, entryTypes, pages }: PreviewParts): Route {
  const publish = entryTypes.find(({ type }) => type === 'content.publish')!;
  return route(
    {
      method: 'get',
      path: '/api/v1/desk/preview',
      summary: 'The public page of an item, with its draft',
      description: 'HTML without scripts, for a frame of the console.',
      tag: 'desk',
      access: { grants: ['publisher'], isForPart: true },
      query: z.object({
        kind: z.enum(kindNames as readonly [KindName, ...KindName[]]),
        id: itemId,
        lang: languageCode.default('en'),
        /** Some pages exist only in the apps. */
        platform: z.enum(['web', 'android-pwa']).default('web'),
      }),
      answer: { media: { 'text/html': z.string() } },
      errors: {
        forbidden: 'Your rights do not include this item',
        notFound: 'There is neither a draft nor a published item, or its kind has no page',
        unprocessable: 'The draft has faults of form',
        unavailable: 'This server makes no pages',
      },
    },
    async ({ query: { kind, id, lang, platform }, user }) => {
      if (!pages) throw new ApiError('unavailable', 'This server makes no pages.');
      const { partition } = readModel.games();
      const client = await pool.connect();
      try {
        await client.query('begin');
        // An item locked for longer than this is being published right now.
        await client.query("set local lock_timeout = '2s'");
        const draft = await findDraft(client, { partition, kind, id });
        const data = draft?.data ?? (await publishedData(client, partition, kind, id));
        if (!data) throw new ApiError('notFound', 'There is no such item.');
        permitReading(user, kind, data);
        const page = pagePath(kind, id, data);
        if (page === undefined) throw new ApiError('notFound', 'This kind has no page.');
        if (draft) {
          const item = { kind, id, ...(draft.order !== null && { order: draft.order }), data: draft.data };
          const entry = publish.data.safeParse(item);
          if (!entry.success)
            throw new ApiError('unprocessable', 'The draft has faults.', {
              fields: entry.error.issues.map(({ path, message }) => ({ field: path.slice(1).join('.'), message })),
            });
          await publish.apply({ data: entry.data, by: null, at: Date.now(), journalId: 0, partition }, client);
        }
        return await pages.preview(pathCodec.write(lang, page), platform, async (path) => {
          const json = await readModel.previewed(path, client);
          if (json !== undefined) return { status: 200, text: json };
          const error = { code: 'notFound', message: 'There is nothing at this address.', id: '' };
          return { status: 404, text: JSON.stringify({ error }) };
        });
      } finally {
        await client.query('rollback').then(
          () => client.release(),
          // A connection in an unknown state is closed.
          (error: Error) => client.release(error),
        );
      }
    },
  );
}

function pagePath(kind: KindName, id: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const type = typeof data['type'] === 'string' ? data['type'] : undefined;
  const page = contentPage(kind, id, type) ?? otherPages[kind]?.(data);
  return page?.split('#', 1)[0];
}

async function publishedData(
  client: pg.ClientBase,
  partition: number,
  kind: KindName,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await client.query<{ data: Record<string, unknown> }>(
    'select data from content.items where partition = $1 and kind = $2 and id = $3',
    [partition, kind, id],
  );
  return rows[0]?.data;
}
