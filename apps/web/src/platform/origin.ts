import { nativeShell } from './native-shell.ts';

/** URL of a resource on our server: absolute in the native apps, otherwise relative to the page's origin. */
export const serverAddress = (path: string): string => `${nativeShell()?.server ?? ''}${path}`;

/** The origin that other people can open. */
export const publicOrigin = (): string => nativeShell()?.server ?? location.origin;

/** This page's URL for other people. */
export const publicAddress = (): string => publicOrigin() + location.pathname + location.search + location.hash;

const serverPath = /^\/(?:api|files|flags|streams|calendar)\//u;

/**
 * Completes the URLs of files in a response, which contains only their paths on the server.
 *
 * @param json changed in place in the native apps
 */
export function withServerAddresses<T>(json: T): T {
  const shell = nativeShell();
  return shell ? (withAbsolutePaths(json, shell.server) as T) : json;
}

function withAbsolutePaths(value: unknown, server: string): unknown {
  if (typeof value === 'string') return serverPath.test(value) ? server + value : value;
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(record)) record[key] = withAbsolutePaths(part, server);
  return record;
}
