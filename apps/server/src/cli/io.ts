import type { Config } from '../ground/config.ts';

/** Access of a `podium` command to its environment. */
export interface CliIo {
  out: (line: string) => void;
  error: (line: string) => void;
  config: Config;
}

/** @returns the exit code */
export type Verb = (args: string[], io: CliIo) => Promise<number>;

/**
 * The message of `parseArgs` for an invalid option, without its advice on positional arguments; undefined for other
 * errors.
 */
export function optionFault(problem: unknown): string | undefined {
  if (!(problem instanceof TypeError) || !('code' in problem) || !String(problem.code).startsWith('ERR_PARSE_ARGS'))
    return undefined;
  return `${problem.message.split('. ')[0]!.replace(/\.$/, '')}.`;
}
