import { bigint, date, integer, pgSchema, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/**
 * How often each route was answered with which status, to which kind of device. Nothing in it is personal: no address of
 * anybody, no path, no query, no name of a browser.
 */
export const accessLog = pgSchema('access_log');

/** Routes, devices, languages and platforms are of short lists; empty where there is none of the kind. */
const dimensions = () => ({
  /** `GET /api/v1/units/{id}`, `/discipline/$key/results`, `assets`, `live` or `other`. */
  route: text().notNull(),
  status: smallint().notNull(),
  device: text().notNull(),
  language: text().notNull(),
  platform: text().notNull(),
  /** The key of a discipline of these Games that the address names. */
  discipline: text().notNull(),
});

/** Folded into hours after a day, into days after ninety. */
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

/** The minutes summed up by day in the Games' time zone; kept for two years. */
export const days = accessLog.table(
  'days',
  { day: date({ mode: 'string' }).notNull(), ...dimensions(), count: bigint({ mode: 'number' }).notNull() },
  (table) => [
    primaryKey({
      columns: [table.day, table.route, table.status, table.device, table.language, table.platform, table.discipline],
    }),
  ],
);
