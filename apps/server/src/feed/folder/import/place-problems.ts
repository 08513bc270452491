import type { FileName, FolderProblem, FolderRow, FolderTables, ProblemReport } from '@podium/games-folder';

/** The place of a cell in the file of another program, as its users see it. */
interface ForeignPlace {
  sheet: string;
  /** Row of the sheet. */
  line: number;
  /** Title of the column; undefined if the sheet has none. */
  column: string | undefined;
}

export interface ForeignSource {
  /** Name of the file that was imported. */
  name: string;
  /** Tables that were made of it, whose checks found the problems. */
  tables: FolderTables['files'];
  /** Absent for formats other than lists. */
  placeOf?: (row: FolderRow, column: string) => ForeignPlace | undefined;
}

/**
 * Names the imported file in problems instead of the tables that were made of it, which nobody can open: in a list, with
 * sheet, row and title of the column.
 */
export function placeProblems(report: ProblemReport, source: ForeignSource): ProblemReport {
  return { ...report, problems: report.problems.map((problem) => placeProblem(problem, source)) };
}

function placeProblem(problem: FolderProblem, { name, tables, placeOf }: ForeignSource): FolderProblem {
  const table = problem.file.replace(/\.csv$/u, '');
  // The first line of a table has the names of its columns.
  const row = isTable(table, tables) ? tables[table]?.[problem.line - 2] : undefined;
  const place = row && placeOf?.(row, problem.columnName);
  if (!place) return { ...problem, file: name, line: 1, column: 1 };
  const { sheet, line, column } = place;
  const file = name.startsWith(`${sheet}.`) ? name : `${name}, ${sheet}`;
  return { ...problem, file, line, column: 1, columnName: column ?? problem.columnName };
}

const isTable = (name: string, tables: FolderTables['files']): name is FileName => Object.hasOwn(tables, name);
