import { bigint, date, integer, pgSchema, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/**
 * Number of responses of each route, by status and kind of device. The rows contain no personal data: no client
 * address, no path, no query, no browser name.
 */
export const accessLog = pgSchema('access_log');

/** Routes, devices, languages and platforms come from short lists; empty if there is none. */
const dimensions = () => ({
  /** `GET /api/v1/units/{id}`, `/discipline/$key/results`, `assets`, `live` or `other`. */
  route: text().notNull(),
  status: smallint().notNull(),
  device: text().notNull(),
  language: text().notNull(),
  platform: text().notNull(),
  /** The key of the discipline in the address, if these Games have it. */
  discipline: text().notNull(),
});

/** Folded into hours after a day, and into days after ninety days. */
export const minutes = accessLog.table(
  'minutes',
  { minute: instant().notNull(), ...dimensions(), count: integer().notNull() },
  (table) => [
    primaryKey({
      columns: [
        table.minute,
        table.route,
        table.status,
        table.device,
        table.language,
        table.platform,
        table.discipline,
      ],
    }),
  ],
);

/** Minutes summed up by day in the time zone of the Games; kept for two years. */
export const days = accessLog.table(
  'days',
  { day: date({ mode: 'string' }).notNull(), ...dimensions(), count: bigint({ mode: 'number' }).notNull() },
  (table) => [
    primaryKey({
      columns: [table.day, table.route, table.status, table.device, table.language, table.platform, table.discipline],
    }),
  ],
);
