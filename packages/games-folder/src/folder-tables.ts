import type { Language, PublicationLevel, Regions, Texts } from '@podium/games';

/** The files of a folder in load order; a reference points to an earlier file or to its own. */
export const fileNames = [
  'organisations',
  'venues',
  'disciplines',
  'codes',
  'events',
  'phases',
  'units',
  'participants',
  'teams',
  'team_members',
  'entries',
  'results',
  'lineups',
  'officials',
  'result_details',
  'actions',
  'medals',
  'records',
  'documents',
] as const;
export type FileName = (typeof fileNames)[number];

/** One row by column name; empty cells are absent. */
export type FolderRow = Readonly<Record<string, string>>;

export interface GamesFacts {
  code: string;
  name: Texts;
  start: string;
  end: string;
  timeZone: string;
  dayEndsAt: string;
  languages: Language[];
  regions?: Regions;
  adult: boolean;
  publicationDefault: PublicationLevel;
  generatedAt: string;
  source?: string;
  licence?: string;
}

/** A complete folder in memory, whether from a directory, a zip, another format or the database. */
export interface FolderTables {
  games: GamesFacts;
  files: { [Name in FileName]?: FolderRow[] };
  /** Reports and images by relative path. */
  attachments: Map<string, Uint8Array>;
}
