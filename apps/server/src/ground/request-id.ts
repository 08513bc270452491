/** Id of the current request, used in its log entries and response, and as the number of its error. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const underWay = new AsyncLocalStorage<string>();

/** Hexadecimal digits and dashes, as proxies generate them, which cannot contain personal data. */
const wellFormed = /^[\da-f-]{16,36}$/iu;

/** 16 hexadecimal digits: short enough to read out. */
const newId = (): string => randomUUID().replaceAll('-', '').slice(0, 16);

/** The id assigned by our own proxy, or a new one. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>, trustedHops: number): string {
  const requestIdHeader = headers['x-request-id'];
  return trustedHops > 0 && typeof requestIdHeader === 'string' && wellFormed.test(requestIdHeader)
    ? requestIdHeader
    : newId();
}

/** Runs the work of a request so that all its asynchronous code has access to the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return underWay.run(id, work);
}

/** Id of the request that this code runs for. */
export const currentRequestId = (): string | undefined => underWay.getStore();

/** Error number: the id of the current request. */
export const errorId = (): string => currentRequestId() ?? newId();
