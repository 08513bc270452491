import {
  day,
  languageCode,
  openDataDownloadsPerMinute,
  openDataFormats,
  openDataTableNames,
  openDataTables,
} from '@podium/contract';
import type { OpenDataFormat, OpenDataTable } from '@podium/contract';
import { z } from 'zod';
import { NetworkLimit } from '../../access/limits.ts';
import { route } from '../../routes/route.ts';
import type { MediaAnswer, Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { DataFiles } from './data-files.ts';
import { readParts } from './rows.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<OpenDataFormat, string>;

const anyTable = z.object({ items: z.array(z.record(z.string(), z.unknown())), total: z.number() });
const answers: Record<OpenDataFormat, MediaAnswer['media']> = {
  csv: { 'text/csv': z.string() },
  json: { 'application/json': anyTable },
};
const query = z.object({
  lang: languageCode.default('en'),
  day: day.optional(),
  /** Key of a discipline; all by default. */
  discipline: z.string().max(20).toLowerCase().optional(),
  /** Adds a byte order mark to CSV, without which Excel does not recognize UTF-8. */
  bom: z.literal('1').optional(),
});

/** Tables of public documents as files. Their values are as public as the documents. */
function openDataRoutes(kit: FeatureKit): Route[] {
  const files = new DataFiles();
  const downloads = new NetworkLimit(openDataDownloadsPerMinute);
  return openDataTableNames.flatMap((table) =>
    openDataFormats.map((format) =>
      route(
        {
          method: 'get',
          path: `/api/v1/open-data/${table}.${format}`,
          summary: `Open data: ${table} as ${format.toUpperCase()}`,
          description: `${notes[format]} Columns: ${columnNotes(table)}.`,
          tag: 'open data',
          access: 'everyone',
          query,
          answer: { media: answers[format] },
          errors: {
            notFound: 'Unknown day or discipline',
            tooManyRequests: 'Too many downloads were started from this network',
          },
          isForAnyOrigin: true,
        },
        async ({ c, query: { bom, ...filter } }) => {
          const { lang, day: onDay, discipline } = filter;
          const name = [table, discipline, onDay, lang].flatMap((part) => part?.replaceAll(/[^\w-]/gu, '') ?? []);
          const acceptsGzip = /\bgzip\b/u.test(c.req.header('accept-encoding') ?? '');
          const headers = {
            'content-type': mediaTypes[format],
            'content-language': lang,
            'content-disposition': `attachment; filename="${name.join('-')}.${format}"`,
            'cache-control': 'public, max-age=30, stale-if-error=300',
            vary: 'Accept-Encoding',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            'x-robots-tag': 'noindex',
            ...(acceptsGzip ? { 'content-encoding': 'gzip' } : {}),
          };
          await downloads.take(kit.addressOf(c));
          const parts = await readParts(table, kit.read, filter);
          if (c.req.method === 'HEAD') return c.body(null, 200, headers);
          const text = files.stream({
            key: JSON.stringify([table, filter]),
            columns: Object.keys(openDataTables[table]),
            format,
            hasMark: bom === '1' && format === 'csv',
            parts,
          });
          const bytes = text.pipeThrough(new TextEncoderStream());
          return c.body(acceptsGzip ? bytes.pipeThrough(new CompressionStream('gzip')) : bytes, 200, headers);
        },
      ),
    ),
  );
}

const notes = {
  csv: 'As in RFC 4180: UTF-8, one header line, lines end in CRLF.',
  json: 'The same fields as in the CSV file.',
} as const satisfies Record<OpenDataFormat, string>;

const columnNotes = (table: OpenDataTable): string =>
  Object.entries(openDataTables[table])
    .map(([column, meaning]) => `${column} (${meaning})`)
    .join('; ');

export const feature = defineFeature({ name: 'open-data', routes: openDataRoutes });
