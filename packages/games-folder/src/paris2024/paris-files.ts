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

/** What an import of the public Paris 2024 set reads: plans, torch stages, biographies and totals are left out. */
export function isParisFile(path: string): boolean {
  return files.has(path) || /^results\/[^/]+\.csv$/.test(path);
}

export function isParisFolder(source: Pick<FolderSource, 'files'>): boolean {
  return (
    source.files.has('schedules.csv') &&
    source.files.has('nocs.csv') &&
    [...source.files.keys()].some((path) => path.startsWith('results/'))
  );
}
