/** The server of the played Games as a process of its own, which can be killed like one that loses its power. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface ServerProcess {
  url: string;
  kill: () => Promise<void>;
}

export async function startProcess(databaseUrl: string, environment: Record<string, string>): Promise<ServerProcess> {
  const source = (path: string): string => JSON.stringify(new URL(`../../../../${path}`, import.meta.url).href);
  const code = `
    import { openDatabase } from ${source('database/database.ts')};
    import { testPodium } from ${source('testing/test-podium.ts')};
    const url = ${JSON.stringify(databaseUrl)};
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const podium = await testPodium({ database: { ...database, url }, environment: ${JSON.stringify(environment)} });
    process.stdout.write(podium.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: url.toString(),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
