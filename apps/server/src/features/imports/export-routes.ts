import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { exportsAnswer } from '@podium/contract';
import type { ExportsAnswer } from '@podium/contract';
import { z } from 'zod';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { exportPath, listExports, startExport } from './exports.ts';

const base = '/api/v1/desk/exports';
const ofAdmins = { tag: 'desk', access: { grants: ['admin'], isFresh: true } } as const;

/** The Games as a folder in a .zip, in the same format as `podium export`. */
export function exportRoutes(kit: FeatureKit): Route[] {
  const presentExports = async (): Promise<ExportsAnswer> => {
    const items = await listExports(kit.pool);
    return { items, total: items.length };
  };
  return [
    route(
      {
        ...ofAdmins,
        method: 'get',
        path: base,
        summary: 'Exports of the last day',
        answer: exportsAnswer,
        answers: 'The newest first',
      },
      presentExports,
    ),
    route(
      {
        ...ofAdmins,
        method: 'post',
        path: base,
        summary: 'Export the Games',
        description: 'The same files as `podium export`. They can be downloaded for a day once the export is done.',
        answer: exportsAnswer,
        status: 202,
        errors: { conflict: 'Another export is running' },
      },
      async ({ user }) => {
        const id = await startExport(kit, user.userId);
        await recordAction(kit.pool, user, { type: 'export.run', about: `export/${id}` });
        return presentExports();
      },
    ),
    route(
      {
        ...ofAdmins,
        method: 'get',
        path: `${base}/{id}/games.zip`,
        summary: 'Download an export',
        params: z.object({ id: z.uuid() }),
        answer: { media: { 'application/zip': z.string().meta({ format: 'binary' }) } },
        errors: { notFound: 'There is no such export, or it is not done' },
      },
      async ({ c, params: { id }, user }) => {
        const [existing] = await listExports(kit.pool, id);
        if (existing?.state !== 'done' || existing.size === null)
          throw new ApiError('notFound', 'There is no such export, or it is not done.');
        const file = await openFile(exportPath(kit, id));
        await recordAction(kit.pool, user, { type: 'export.download', about: `export/${id}` });
        return c.body(file, 200, {
          ...personal,
          'content-type': 'application/zip',
          'content-length': String(existing.size),
          'content-disposition': 'attachment; filename="games.zip"',
        });
      },
    ),
  ];
}

/** @throws ApiError 404 if the file is on another machine or was deleted */
async function openFile(path: string): Promise<ReadableStream> {
  const handle = await open(path).catch(() => undefined);
  if (!handle) throw new ApiError('notFound', 'The file of this export is not on this server.');
  return Readable.toWeb(handle.createReadStream()) as ReadableStream;
}
