import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { exportQuery, exportsAnswer } from '@podium/contract';
import type { ExportsAnswer } from '@podium/contract';
import { z } from 'zod';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { offeredFormats } from './export-formats.ts';
import { exportPath, listExports, startExport } from './exports.ts';

const base = '/api/v1/desk/exports';
const ofAdmins = { tag: 'desk', access: { grants: ['admin'], isFresh: true } } as const;

/** The Games as one file, in the formats of `podium export`: a Games folder, or a file of another program. */
export function exportRoutes(kit: FeatureKit): Route[] {
  const presentExports = async (): Promise<ExportsAnswer> => {
    const [items, formats] = await Promise.all([listExports(kit.pool), offeredFormats(kit.pool)]);
    return { items, total: items.length, formats };
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
        query: exportQuery,
        answer: exportsAnswer,
        status: 202,
        errors: { conflict: 'Another export is running', notFound: 'The Games have nothing for this format' },
      },
      async ({ user, query: { format: key } }) => {
        const format = (await offeredFormats(kit.pool)).find((offered) => offered.key === key);
        if (!format) throw new ApiError('notFound', 'The Games have nothing that this format can contain.');
        const id = await startExport(kit, user.userId, format);
        await recordAction(kit.pool, user, { type: 'export.run', about: `export/${id}` });
        return presentExports();
      },
    ),
    route(
      {
        ...ofAdmins,
        method: 'get',
        path: `${base}/{id}/{file}`,
        summary: 'Download an export',
        /** `games.zip`, `games.lxf`. */
        params: z.object({ id: z.uuid(), file: z.string().max(40) }),
        answer: { media: { 'application/zip': z.string().meta({ format: 'binary' }) } },
        errors: { notFound: 'There is no such export, or it is not done' },
      },
      async ({ c, params: { id, file: name }, user }) => {
        const [existing] = await listExports(kit.pool, id);
        const isNamed = name === `games.${existing?.format.ending}`;
        if (existing?.state !== 'done' || existing.size === null || !isNamed)
          throw new ApiError('notFound', 'There is no such export, or it is not done.');
        const file = await openFile(exportPath(kit, id, existing.format));
        await recordAction(kit.pool, user, { type: 'export.download', about: `export/${id}` });
        return c.body(file, 200, {
          ...personal,
          'content-type': 'application/zip',
          'content-length': String(existing.size),
          'content-disposition': `attachment; filename="${name}"`,
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
