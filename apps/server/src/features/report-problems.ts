/**
 * Problems of an import. The command prints them in English, and sends them to the server that runs it, which shows
 * them in the user's language.
 */
import { formatProblem, problemMessage } from '@podium/games-folder';
import type { ImportSummary } from '@podium/contract';
import type { FolderProblem, ProblemParams, ProblemReport } from '@podium/games-folder';

type Print = (line: string) => void;

/** The last line of a report that does not list all problems. */
export const moreProblems = (omitted: number): string => `… and ${omitted} more`;

export async function reportProblems(
  { problems, omitted }: Pick<ProblemReport, 'problems' | 'omitted'>,
  print: Print,
): Promise<void> {
  for (const problem of problems) print(formatProblem(problem));
  if (omitted > 0) print(moreProblems(omitted));
  if (problems.length > 0) await send({ importProblems: problems, omitted });
}

/** A problem with the whole file that stops an import. `file` is empty if only the server knows its name. */
export function stopProblem(params: ProblemParams, file = ''): FolderProblem {
  const place = { file, line: 1, column: 1, columnName: '' };
  return { ...place, severity: 'error', code: 'E106', message: problemMessage(params), params };
}

/** Reports why nothing is imported. @param line text for the user of the command */
export async function reportStop(params: ProblemParams, line: string, print: Print): Promise<void> {
  print(line);
  await send({ importProblems: [stopProblem(params)], omitted: 0 });
}

/** Sends the summary to the server that runs the command; without a server, the command prints it. */
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

/** Resolves once the message is written, because a process that exits earlier loses it. */
async function send(
  message: { importProblems: readonly FolderProblem[]; omitted: number } | { importSummary: ImportSummary },
): Promise<void> {
  if (!process.send) return;
  await new Promise<void>((resolve) => {
    // If the server is gone, the command still prints everything.
    process.send!(message, undefined, undefined, () => resolve());
  });
}
