import { z } from 'zod';
import { gamesCode, instant } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';

/** The Games (a folder as .zip, a workbook or a single table), or a timetable in GTFS. */
export const importKinds = ['games', 'gtfs'] as const;
export type ImportKind = (typeof importKinds)[number];

/** `checking` and `running` advance on their own; `checked` waits for an organizer to run it. */
export const importStates = ['checking', 'checked', 'faulty', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Phases in order; an import skips phases that it does not need. */
export const importPhases = ['reading', 'checking', 'files', 'writing', 'content', 'documents'] as const;
export type ImportPhase = (typeof importPhases)[number];

export const importProgress = z.object({
  phase: z.enum(importPhases),
  /** Number of finished tables, files, rows, items or documents. */
  done: z.int(),
  /** Null if unknown. */
  total: z.int().nullable(),
});
export type ImportProgress = z.infer<typeof importProgress>;

export const importProblem = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  /** Empty if the problem concerns a file or a row. */
  columnName: z.string(),
  /** English text. */
  message: z.string(),
  /**
   * Data for writing the message in another language: `form` selects the text, the other values fill its
   * placeholders. Absent from older reports.
   */
  params: z
    .object({ form: z.string() })
    .catchall(z.union([z.string(), z.number()]))
    .optional(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** Facts about a file of another program, shown before it is imported. */
export const foreignFacts = z.object({
  /** Name of the format, the same in every language. */
  format: z.string(),
  games: z.object({ code: z.string(), timeZone: z.string() }),
  /** The file is added to Games that exist; their code and time zone stay. */
  isAddition: z.boolean(),
  /** Facts that the file lacks: a value, or the number of rows that have one. */
  made: z.array(
    z.object({
      fact: z.enum(['code', 'timeZone', 'openZone', 'codes', 'times', 'heats', 'days', 'ranks']),
      value: z.string().optional(),
      count: z.int().optional(),
      /** Time zones of the country of the competition, of which one should be chosen. */
      zones: z.array(z.string()).optional(),
    }),
  ),
  /** Values without a place, by their name in the file. */
  lost: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      reason: z.enum(['noPlace', 'private', 'technical', 'unmatched', 'repeated']),
    }),
  ),
  /** Present for a list of results: how it was read. */
  list: z
    .object({
      /** Columns by sheet with their contents; empty for columns that are left out. */
      sheets: z.array(
        z.object({
          name: z.string(),
          columns: z.array(
            z.object({ title: z.string(), use: z.string(), isUnsure: z.boolean(), examples: z.array(z.string()) }),
          ),
        }),
      ),
      /** Cells and lines that an organizer should look at. `line` is 0 for a whole sheet. */
      doubts: z.array(
        z.object({
          code: z.string(),
          sheet: z.string(),
          line: z.int(),
          column: z.string().optional(),
          value: z.string(),
        }),
      ),
      /** Number of doubts that are not listed. */
      omitted: z.int(),
    })
    .optional(),
});

/** Quizzes with the titles of the first ones. */
const namedQuizzes = z.object({ count: z.int(), names: z.array(z.string()) });

/** The findings of a check or the changes of an import. */
export const importSummary = z.object({
  counts: z.array(z.object({ table: z.string(), rows: z.int() })),
  /** Rows of earlier imports that the file lacks: they stay unless removing is chosen. Absent from older reports. */
  missing: z
    .array(
      z.object({
        table: z.string(),
        rows: z.int(),
        /** Names or ids of the first ones. */
        names: z.array(z.string()),
      }),
    )
    .optional(),
  /**
   * Rows that the import adds, changes or removes, without tables in which nothing differs. `removed` counts lines of
   * lists that the file replaces. Absent if the Games are new, and in older reports.
   */
  changes: z.array(z.object({ table: z.string(), added: z.int(), changed: z.int(), removed: z.int() })).optional(),
  /** Quizzes that the import makes public, or that it leaves out because other Games are public. Absent if none. */
  quizzes: z.object({ added: namedQuizzes, changed: namedQuizzes, isHeld: z.boolean() }).optional(),
  /** The same content was imported before. */
  isUnchanged: z.boolean(),
  /** Code of the public Games, if they are not the imported ones. */
  publicGames: z.string().nullable(),
  /** Absent for folders, tables and timetables, and in older reports. */
  foreign: foreignFacts.optional(),
});
export type ImportSummary = z.infer<typeof importSummary>;
export type ImportedQuizzes = NonNullable<ImportSummary['quizzes']>;

export const importAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(importKinds),
    /** Name of the uploaded file. */
    name: z.string(),
    state: z.enum(importStates),
    by: deskPerson,
    createdAt: instant,
    changedAt: instant,
    /** Progress of a check or an import; null before it begins and after it has ended. */
    progress: importProgress.nullable(),
    problems: z.array(importProblem),
    /** Number of problems that are not listed. */
    omitted: z.int(),
    /** Null before the file is checked, if it has errors, and in older reports. */
    summary: importSummary.nullable(),
    /** Other output of the import, in English; repeats the summary. */
    lines: z.array(z.string()),
  })
  .meta({ id: 'Import' });
export type ImportAnswer = z.infer<typeof importAnswer>;

export const importsAnswer = z
  .object({
    items: z.array(importAnswer),
    total: z.int(),
    /** Tables of a Games folder that a single file can contain: `participants`, `content/bulletins`. */
    tables: z.array(z.string()),
    /** Endings of files of other programs that are recognized: `lxf`. */
    endings: z.array(z.string()),
  })
  .meta({ id: 'Imports' });
export type ImportsAnswer = z.infer<typeof importsAnswer>;

/** `POST /api/v1/desk/imports/{id}/run`. */
export const importRunQuery = z.object({
  /** Number of rows that the file lacks and the import removes; absent: nothing is removed. */
  removes: z.coerce.number().int().min(1).optional(),
});

/** `POST /api/v1/desk/imports/{id}/check`: corrects what was made up for a file of another program. */
export const importCheckBody = z.object({
  games: gamesCode.optional(),
  /** IANA time zone: `America/Sao_Paulo`. */
  timeZone: z.string().max(60).optional(),
  /** Contents of columns of a list of results by their titles; empty: the column is left out. */
  columns: z.record(z.string().min(1).max(200), z.string().max(20)).optional(),
});
export type ImportCheckBody = z.infer<typeof importCheckBody>;

/** `POST /api/v1/desk/imports`; the body is the file. */
export const importQuery = z.object({
  kind: z.enum(importKinds),
  /** File name to display. */
  name: z.string().trim().min(1).max(120),
  /** Table that a .csv file contains; by default derived from its name or its columns. */
  table: z.string().min(1).max(60).optional(),
});

/** An export with `done` can be downloaded for a day. */
export const exportStates = ['running', 'done', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** A format that the Games can be exported as. */
const exportFormat = z.object({
  /** `games` is a Games folder; others are formats of other programs: `lenex`. */
  key: z.string(),
  /** Its own name, the same in every language; empty for a Games folder. */
  name: z.string(),
  /** Ending of the file without the dot: `zip`. */
  ending: z.string(),
});
export type ExportFormat = z.infer<typeof exportFormat>;

/** `POST /api/v1/desk/exports`. */
export const exportQuery = z.object({
  /** Key of a format that the answer of `GET` offers; by default a Games folder. */
  format: z.string().min(1).max(40).default('games'),
});

const gamesExport = z.object({
  id: z.string(),
  format: exportFormat,
  state: z.enum(exportStates),
  by: deskPerson,
  createdAt: instant,
  /** Size (bytes), once the export is done. */
  size: z.int().nullable(),
});
export type GamesExport = z.infer<typeof gamesExport>;

/** Newest first. */
export const exportsAnswer = z
  .object({
    items: z.array(gamesExport),
    total: z.int(),
    /** Formats that can contain something of the public Games. */
    formats: z.array(exportFormat),
  })
  .meta({ id: 'Exports' });
export type ExportsAnswer = z.infer<typeof exportsAnswer>;
