import { findKind, kindNames } from '@podium/content';
import type { FilePurpose } from '@podium/content';
import type { Language, PublicationLevel, Regions, Texts } from '@podium/games';

/** The files of a folder in load order; a reference targets an earlier file or its own. */
export const fileNames = [
  'organisations',
  'venues',
  'disciplines',
  'codes',
  'events',
  'event_rules',
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

/** A table of content: `content/places`. */
export type ContentName = `content/${string}`;
/** The content tables by name of their kind. */
export const contentTables: ReadonlyMap<string, ContentName> = new Map(
  kindNames.map((name) => [name, `content/${findKind(name)!.file}`]),
);
const contentNames: readonly ContentName[] = [...contentTables.values()];

/** Tables of the quizzes and of their questions, which contain the right answers. */
export const triviaNames = ['trivia/quizzes', 'trivia/questions'] as const;
export type TriviaName = (typeof triviaNames)[number];

export type TableName = FileName | ContentName | TriviaName;
export const tableNames: readonly TableName[] = [...fileNames, ...contentNames, ...triviaNames];

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
  /** Rows of published content, by kind. */
  content?: Map<string, FolderRow[]>;
  /** Files that content references, by path inside `content/`. */
  contentFiles?: readonly Pick<ContentFile, 'path' | 'bytes'>[];
  /** Rows of quizzes and their questions, by table. */
  trivia?: ReadonlyMap<TriviaName, readonly FolderRow[]>;
}

/** A file referenced by a cell of a content table. */
export interface ContentFile {
  /** Path as in the cell: inside `content/`. */
  path: string;
  bytes: Uint8Array;
  purpose: FilePurpose;
  /** The first cell that references it. */
  at: { file: string; line: number; column: number; columnName: string };
}
