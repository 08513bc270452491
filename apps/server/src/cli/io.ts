import type { Config } from '../config.ts';

/** What a verb of `podium` may use of the world. */
export interface CliIo {
  out: (line: string) => void;
  error: (line: string) => void;
  config: Config;
}

/** @returns the exit code. */
export type Verb = (args: string[], io: CliIo) => Promise<number>;
