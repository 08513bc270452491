import { cellReader } from './gtfs-feed.ts';
import type { GtfsFeed } from './gtfs-feed.ts';

/** Translated texts by language, then by table, field and either record id or original text. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type TranslatedField =
  | 'agency.agency_name'
  | 'stops.stop_name'
  | 'routes.route_short_name'
  | 'routes.route_long_name'
  | 'trips.trip_headsign'
  | 'stop_times.stop_headsign';

export function readTranslations({ tables }: GtfsFeed): Translations {
  const translations = new Map<string, Map<string, string>>();
  const table = tables.translations;
  if (!table) return translations;
  const readCell = cellReader(table);
  for (const row of table.rows) {
    const language = readCell(row, 'language').toLowerCase();
    const texts = translations.get(language) ?? new Map<string, string>();
    translations.set(language, texts);
    const field = `${readCell(row, 'table_name')}.${readCell(row, 'field_name')}`;
    const record = readCell(row, 'record_id');
    const key = record === '' ? valueKey(field, readCell(row, 'field_value')) : recordKey(field, record);
    texts.set(key, readCell(row, 'translation'));
  }
  return translations;
}

const recordKey = (field: string, record: string): string => `${field}\n#${record}`;
const valueKey = (field: string, value: string): string => `${field}\n=${value}`;

/** The text in a language, otherwise as in the feed. @param record id of the row */
export function translate(
  translations: Translations,
  language: string,
  field: TranslatedField,
  value: string,
  record?: string,
): string {
  const texts = translations.get(language.toLowerCase());
  if (!texts) return value;
  return (
    (record === undefined ? undefined : texts.get(recordKey(field, record))) ??
    texts.get(valueKey(field, value)) ??
    value
  );
}
