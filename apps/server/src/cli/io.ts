import type { Config } from '../config.ts';

/** What a verb of `podium` may use of the world. */
export interface CliIo {
  out: (line: string) => void;
  error: (line: string) => void;
  config: Config;
}

/** @returns the exit code. */
export type Verb = (args: string[], io: CliIo) => Promise<number>;

/** The message of `parseArgs` for an unreadable option, without its advice on positional arguments; undefined for other errors. */
export function optionFault(problem: unknown): string | undefined {
  if (!(problem instanceof TypeError) || !('code' in problem) || !String(problem.code).startsWith('ERR_PARSE_ARGS'))
    return undefined;
  return `${problem.message.split('. ')[0]!.replace(/\.$/, '')}.`;
}
