import { folderFiles, formatProblem, readFolder } from '@podium/games-folder';
import type { ForeignReading } from '../foreign-format.ts';

/** Problems that the checks of a Games folder find in the tables. */
export function folderProblems({ games, tables: files }: ForeignReading): string[] {
  const source = {
    files: folderFiles({ games, files, attachments: new Map() }),
    links: new Set<string>(),
    problems: [],
  };
  return readFolder(source).report.problems.map(formatProblem);
}
