import { parseCsv } from '../csv.ts';

/** Columns without which rows of a file have no meaning; one of several names, separated by `|`. */
const required: Readonly<Record<string, readonly string[]>> = {
  'athletes/athletes.csv': ['code', 'name', 'country_code'],
  'coaches.csv': ['code', 'name'],
  'medallists.csv': ['code_athlete|code', 'name', 'country_code', 'event'],
  'medals.csv': ['medal_type', 'medal_date', 'code', 'discipline', 'event'],
  'nocs.csv': ['code'],
  'schedules.csv': ['start_date', 'end_date', 'day', 'status', 'discipline', 'discipline_code', 'event', 'event_medal'],
  'teams.csv': ['code', 'current', 'country_code'],
  'technical_officials.csv': ['code', 'name'],
};
const ofResults = ['date', 'stage_code', 'event_code', 'event_name', 'discipline_code', 'participant_code'];

/** The first file of the Paris 2024 set that lacks a column, as in an earlier state of the set. */
export function missingParisColumn(
  files: ReadonlyMap<string, Uint8Array>,
): { file: string; column: string } | undefined {
  for (const [file, bytes] of files) {
    const header = parseCsv(new TextDecoder().decode(bytes)).records[0];
    // A file without rows is a file without data.
    if (!header) continue;
    const names = new Set(header.cells);
    const columns = file.startsWith('results/') ? ofResults : (required[file] ?? []);
    const missing = columns.find((column) => !column.split('|').some((name) => names.has(name)));
    if (missing !== undefined) return { file, column: missing.split('|')[0]! };
  }
  return undefined;
}
