/** The id of the request under way: in its log entries, in its answer, and the number of its error. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const underWay = new AsyncLocalStorage<string>();

/** Hexadecimal digits and dashes, as proxies write them: nothing about a person fits. */
const wellFormed = /^[\da-f-]{16,36}$/iu;

/** 16 hexadecimal digits: short enough to read out. */
const newId = (): string => randomUUID().replaceAll('-', '').slice(0, 16);

/** The id that our own proxy gave the request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedHops: number): string {
  const given = headers['x-request-id'];
  return trustedHops > 0 && typeof given === 'string' && wellFormed.test(given) ? given : newId();
}

/** Runs the work of a request, so that everything it waits for knows the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return underWay.run(id, work);
}

/** The id of the request on whose behalf this code runs. */
export const currentRequestId = (): string | undefined => underWay.getStore();

/** The number of an error: the id of its request. */
export const errorId = (): string => currentRequestId() ?? newId();
