/** Servers of a single test, ended with it, and shared checks of such tests. */
import { afterEach } from 'vitest';
import { ServerProcess } from './server-process.ts';

type Make = typeof ServerProcess.create;

/** Call once at the top of a test file. @returns a function that creates a server, which is stopped after its test */
export function useServers(): Make {
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    for (const serverProcess of servers.splice(0).reverse()) await serverProcess.remove();
  });
  return async (options) => {
    const created = await ServerProcess.create(options);
    servers.push(created);
    return created;
  };
}

/** Version of the first unit of `raceXml`. */
export async function unitVersion(serverProcess: ServerProcess): Promise<number> {
  const response = await fetch(`${serverProcess.url}/api/v1/units/SWMM100MFR------------HEAT000100`);
  return ((await response.json()) as { version: number }).version;
}
