/** Problems of codes that are known only once the rows of earlier imports are. */
import { problemMessage, quote } from '@podium/games-folder';
import type {
  FolderProblem,
  FolderReading,
  FolderRow,
  FolderTables,
  ProblemParams,
  ProblemReport,
} from '@podium/games-folder';
import { isCodeTaken } from './code-changes.ts';
import type { CodeChange } from './code-changes.ts';
import { protectedRows } from './keep-missing.ts';

type PlaceOf = FolderReading['placeOf'];

/** Names the events that get no code. */
export const undecidedProblems = (undecided: readonly FolderRow[], placeOf: PlaceOf): FolderProblem[] =>
  undecided.map((row): FolderProblem => {
    const params = { form: 'no-measure', value: quote(row['name_en'] ?? row['id']!) } as const;
    const place = { ...placeOf('events', row, 'rsc'), columnName: 'rsc' };
    return { ...place, severity: 'warning', code: 'W311', message: problemMessage(params), params };
  });

/** Refuses another code for what has results, which refer to it, and a code that another row has. */
export const changeProblems = (
  changes: readonly CodeChange[],
  current: FolderTables,
  withResults: ReadonlySet<string>,
  placeOf: PlaceOf,
): FolderProblem[] => {
  const stays = protectedRows(current, withResults);
  return changes.flatMap((change): FolderProblem[] => {
    const { kind, row, before, now } = change;
    const isProtected = stays(
      kind,
      current.files[kind]!.find(({ id }) => id === before)!,
    );
    if (!isProtected && !isCodeTaken(change, current, changes)) return [];
    const params: ProblemParams = isProtected
      ? { form: 'code-with-results', value: quote(row['name_en'] ?? row['id']!), before: quote(before) }
      : { form: 'code-taken', value: quote(now) };
    const place = { ...placeOf(kind, row, 'rsc'), columnName: 'rsc' };
    return [{ ...place, severity: 'error', code: 'E312', message: problemMessage(params), params }];
  });
};

export function withProblems(report: ProblemReport, more: readonly FolderProblem[]): ProblemReport {
  const errors = more.filter(({ severity }) => severity === 'error').length;
  return {
    ...report,
    problems: [...report.problems, ...more],
    errors: report.errors + errors,
    warnings: report.warnings + more.length - errors,
  };
}
