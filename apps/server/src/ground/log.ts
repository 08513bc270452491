import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { currentRequestId } from './request-id.ts';

export type Log = Logger;

/**
 * Description of an unexpected error for the log: message and stack. A database error is described only by its code and
 * location, because its message may quote a statement, its parameters or user input.
 */
export function formatStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const wrapped = error.message.startsWith('Failed query:') && error.cause instanceof Error ? error.cause : error;
  const isOfDatabase = wrapped !== error || ('severity' in wrapped && 'code' in wrapped);
  if (!isOfDatabase) return error.stack ?? error.message;
  const facts = wrapped as { code?: string; table?: string; constraint?: string; routine?: string };
  const named = [facts.code, facts.routine, facts.table, facts.constraint].filter((part) => part !== undefined);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return [`database error ${named.join(' ')}`.trim(), ...frames].join('\n');
}

/**
 * Logs one JSON entry per line, each with the id of its request.
 *
 * @param destination stderr by default, so that stdout contains only the output of the command
 */
export function openLog(level: string, destination?: DestinationStream): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestFacts },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
}

function requestFacts(): { request?: string } {
  const request = currentRequestId();
  return request === undefined ? {} : { request };
}
