/** Problems of an import: printed in English, and sent to a server that runs the command, which shows them in its reader's language. */
import { formatProblem, problemMessage } from '@podium/games-folder';
import type { ImportSummary } from '@podium/contract';
import type { FolderProblem, ProblemParams, ProblemReport } from '@podium/games-folder';

type Print = (line: string) => void;

/** The line after a report that does not list all problems. */
export const moreProblems = (omitted: number): string => `… and ${omitted} more`;

export async function reportProblems(
  { problems, omitted }: Pick<ProblemReport, 'problems' | 'omitted'>,
  print: Print,
): Promise<void> {
  for (const problem of problems) print(formatProblem(problem));
  if (omitted > 0) print(moreProblems(omitted));
  if (problems.length > 0) await send({ importProblems: problems, omitted });
}

/** A reason to import nothing that concerns the file as a whole. `file` is empty if only the server knows its name. */
export function stopProblem(params: ProblemParams, file = ''): FolderProblem {
  const place = { file, line: 1, column: 1, columnName: '' };
  return { ...place, severity: 'error', code: 'E106', message: problemMessage(params), params };
}

/** Prints why nothing is imported. @param line for the user of the command */
export async function reportStop(params: ProblemParams, line: string, print: Print): Promise<void> {
  print(line);
  await send({ importProblems: [stopProblem(params)], omitted: 0 });
}

/** Sends what was found or done to a server that runs the command; the command prints it itself. */
export async function reportSummary(
  counts: ReadonlyMap<string, number>,
  done: Partial<ImportSummary> = {},
): Promise<void> {
  const importSummary: ImportSummary = {
    counts: [...counts].map(([table, rows]) => ({ table, rows })),
    isUnchanged: false,
    publicGames: null,
    ...done,
  };
  await send({ importSummary });
}

/** Resolves once the message is written: a process that ends earlier loses it. */
async function send(
  message: { importProblems: readonly FolderProblem[]; omitted: number } | { importSummary: ImportSummary },
): Promise<void> {
  if (!process.send) return;
  await new Promise<void>((resolve) => {
    // Without its server, the command still prints everything.
    process.send!(message, undefined, undefined, () => resolve());
  });
}
