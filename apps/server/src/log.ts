import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** What a log line says of an error that nobody expected. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Log lines are JSON on stderr, so that stdout carries only what a person asked for. */
export function openLog(level: string): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}
