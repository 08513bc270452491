import type { FolderSource } from '../folder-source.ts';

const files = new Set([
  'athletes/athletes.csv',
  'athletes/athletes_disciplines.csv',
  'athletes/athletes_events.csv',
  'coaches.csv',
  'events.csv',
  'medallists.csv',
  'medals.csv',
  'nocs.csv',
  'schedules.csv',
  'teams.csv',
  'technical_officials.csv',
]);

/** Files that an import of the public Paris 2024 data set reads. Plans, torch stages, biographies and totals are ignored. */
export function isParisFile(path: string): boolean {
  return files.has(path) || /^results\/[^/]+\.csv$/.test(path);
}

export function isParisFolder(source: Pick<FolderSource, 'files'>): boolean {
  return source.files.has('schedules.csv') && [...source.files.keys()].some((path) => path.startsWith('results/'));
}
