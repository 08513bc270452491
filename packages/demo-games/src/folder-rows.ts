import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { KindName } from '@podium/content';
import { parseCsv } from '@podium/games-folder';
import type { FolderRow, TriviaName } from '@podium/games-folder';

const require = createRequire(import.meta.url);

/** Resolved by whole names, because the server bundles this module into its own folder and a release looks for them. */
const tables = {
  album: '@podium/demo-games/albums.csv',
  ambassador: '@podium/demo-games/ambassadors.csv',
  'base-map': '@podium/demo-games/base_maps.csv',
  bulletin: '@podium/demo-games/bulletins.csv',
  course: '@podium/demo-games/courses.csv',
  cup: '@podium/demo-games/cups.csv',
  'cup-sport': '@podium/demo-games/cup_sports.csv',
  'cup-team': '@podium/demo-games/cup_teams.csv',
  document: '@podium/demo-games/documents.csv',
  lesson: '@podium/demo-games/lessons.csv',
  notice: '@podium/demo-games/notices.csv',
  photo: '@podium/demo-games/photos.csv',
  place: '@podium/demo-games/places.csv',
  'safe-contact': '@podium/demo-games/safe_contacts.csv',
  'safe-sport': '@podium/demo-games/safe_sport.csv',
  sponsor: '@podium/demo-games/sponsors.csv',
  'venue-info': '@podium/demo-games/venue_infos.csv',
  video: '@podium/demo-games/videos.csv',
  'volunteer-area': '@podium/demo-games/volunteer_areas.csv',
} as const satisfies Partial<Record<KindName, string>>;

export type FolderKind = keyof typeof tables;

const triviaTables = {
  'trivia/quizzes': '@podium/demo-games/trivia/quizzes.csv',
  'trivia/questions': '@podium/demo-games/trivia/questions.csv',
} as const satisfies Record<TriviaName, string>;

/** Rows of a table of the demo's own Games folder by column; empty cells are absent. */
export const folderRows = (kind: FolderKind): Record<string, string>[] => readRows(tables[kind]);

/** Rows of the quizzes in the demo's own Games folder, and of their questions. */
export const demoQuizRows = (): Map<TriviaName, FolderRow[]> =>
  new Map(Object.entries(triviaTables).map(([name, file]) => [name as TriviaName, readRows(file)]));

function readRows(file: string): Record<string, string>[] {
  const [head, ...records] = parseCsv(readFileSync(require.resolve(file), 'utf8')).records;
  return records.map(({ cells }) =>
    Object.fromEntries(
      head!.cells.map((column, index) => [column, cells[index] ?? ''] as const).filter(([, cell]) => cell !== ''),
    ),
  );
}
