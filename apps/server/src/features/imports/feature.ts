import { importAnswer, importCheckBody, importQuery, importRunQuery, importsAnswer } from '@podium/contract';
import type { ImportAnswer } from '@podium/contract';
import { foreignEndings } from '@podium/foreign-files';
import { tableNames } from '@podium/games-folder';
import { z } from 'zod';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import { expectFiles, importFile } from '../import-services.ts';
import { defineFeature } from '../kit.ts';
import { offer } from '../service.ts';
import { exportRoutes } from './export-routes.ts';
import { tidyExports } from './exports.ts';
import { Importer } from './importer.ts';
import { importSentFile } from './sent-files.ts';
import { checkAgain, findUpload, listUploads, startImport, takeUpload, tidyUploads } from './uploads.ts';
import type { UploadFile } from './stored-upload.ts';

const base = '/api/v1/desk/imports';
const ofAdmins = { tag: 'desk', access: { grants: ['admin'], isFresh: true } } as const;
const ofUpload = {
  ...ofAdmins,
  params: z.object({ id: z.uuid() }),
  answer: importAnswer,
  errors: { notFound: 'There is no such import' },
} as const;
const hourMs = 3_600_000;

const fileTypes: Readonly<Record<string, UploadFile>> = {
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
  /** A file of another program, recognized by its content. */
  'application/octet-stream': 'other',
};

/**
 * Uploads of Games folders, workbooks, tables and timetables, which are checked first and imported on request; and
 * the export of the Games as a folder.
 */
export const feature = defineFeature({
  name: 'imports',
  offers: (kit) => {
    const importer = new Importer();
    return [
      offer(expectFiles, () => importer.expect()),
      offer(importFile, async (file) => importSentFile(kit, importer, file)),
    ];
  },
  routes: (kit) => {
    const uploadWith = async (id: string): Promise<ImportAnswer> => {
      const upload = await findUpload(kit.pool, id);
      if (!upload) throw new ApiError('notFound', 'There is no such import.');
      return upload;
    };
    return [
      ...exportRoutes(kit),
      route(
        {
          ...ofAdmins,
          method: 'get',
          path: base,
          summary: 'Imports of the last week',
          answer: importsAnswer,
          answers: 'The newest first',
        },
        async () => {
          const items = await listUploads(kit.pool);
          const endings = [...new Set([...foreignEndings, 'ods', 'tsv'])];
          return { items, total: items.length, tables: [...tableNames], endings };
        },
      ),
      route(
        {
          ...ofAdmins,
          method: 'post',
          path: base,
          summary: 'Upload a folder of the Games, a workbook, a table or a timetable',
          description:
            'The body is a .zip, .xlsx or .csv, or a file of another program. It is checked at once, and imported only when asked to.',
          query: importQuery,
          rawBody: Object.fromEntries(
            Object.keys(fileTypes).map((type) => [type, z.string().meta({ format: 'binary' })]),
          ),
          bodyBytes: 'unlimited',
          answer: importAnswer,
          status: 201,
          errors: {
            tooLarge: 'Larger than 200 MB',
            unsupportedMediaType: 'No such file; a timetable is a .zip',
            unprocessable: 'An empty body, or field `table`: `unknownTable`',
          },
        },
        async ({ c, query: { kind, name, table }, user }) => {
          const { body } = c.req.raw;
          if (!body) throw new ApiError('unprocessable', 'The file is empty.');
          if (table !== undefined && !tableNames.some((known) => known === table))
            throw new ApiError('unprocessable', `There is no table ${table}.`, {
              fields: [{ field: 'table', message: 'unknownTable' }],
            });
          const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
          const file = fileTypes[type];
          if (!file || (kind === 'gtfs' && file !== 'zip'))
            throw new ApiError('unsupportedMediaType', 'Upload a .zip, or an .xlsx or .csv of the Games.');
          const id = await takeUpload(kit, body, { kind, name, file, table, by: user.userId });
          return uploadWith(id);
        },
      ),
      route({ ...ofUpload, method: 'get', path: `${base}/{id}`, summary: 'An import' }, async ({ params: { id } }) =>
        uploadWith(id),
      ),
      route(
        {
          ...ofUpload,
          method: 'post',
          path: `${base}/{id}/check`,
          summary: 'Check an import again',
          description:
            'With another code or time zone of the Games that a file of another program brings, or other contents of the columns of a list of results.',
          body: importCheckBody,
          errors: { ...ofUpload.errors, conflict: 'It is being checked, or was run already' },
        },
        async ({ params: { id }, body }) => {
          await checkAgain(kit, id, body);
          return uploadWith(id);
        },
      ),
      route(
        {
          ...ofUpload,
          method: 'post',
          path: `${base}/{id}/run`,
          summary: 'Run an import that was checked',
          description: 'It adds and changes rows. What the file lacks is removed only if `removes` is their number.',
          query: importRunQuery,
          errors: {
            ...ofUpload.errors,
            conflict: 'It has errors, was run already, or another one is running',
            unprocessable: 'Field `removes`: the number of rows that would be removed',
          },
        },
        async ({ params: { id }, query: { removes }, user }) => {
          await startImport(kit, id, removes);
          const { kind, name } = await uploadWith(id);
          await recordAction(kit.pool, user, {
            type: 'import.run',
            about: `import/${id}`,
            after: { kind, name, ...(removes !== undefined && { removes }) },
          });
          return uploadWith(id);
        },
      ),
    ];
  },
  jobs: [
    { name: 'tidy', everyMs: hourMs, run: async (client, kit) => tidyUploads(kit, client) },
    { name: 'tidy exports', everyMs: hourMs, run: async (client, kit) => tidyExports(kit, client) },
  ],
});
