/**
 * A separate server with small demo Games, for tests that write personal data or need other settings than the shared
 * server.
 */
import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, inject } from 'vitest';
import { demoAccountsIn } from './people.ts';
import type { Account } from './people.ts';
import { ServerProcess, runVerb } from './server-process.ts';
import { cheapPasswords } from './small-demo.ts';

export interface OwnDemo {
  readonly url: string;
  readonly dataDir: string;
  /** Keyed by the type of user: `athlete`. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Creates a code like those posted at venues. @returns the text of the code */
  makeCode(target: readonly string[], points: number): Promise<string>;
  /** Publishes the content of a folder. */
  publish(folder: string): Promise<void>;
}

/** Call once at the top of a test file. */
export function useOwnDemo(environment: Record<string, string> = {}): OwnDemo {
  let server: ServerProcess | undefined;
  let accounts: Record<string, Account> = {};
  beforeAll(async () => {
    server = await ServerProcess.create({ environment: { ...cheapPasswords, ...environment } });
    await cp(inject('smallDemo'), server.dataDir, { recursive: true });
    await server.start();
    accounts = demoAccountsIn(server.output);
  });
  afterAll(async () => server?.remove());
  const running = (): ServerProcess => {
    if (!server) throw new Error('useOwnDemo: the server is there inside a test');
    return server;
  };
  return {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
    get accounts() {
      return accounts;
    },
    async makeCode(target, points) {
      const args = ['qr', 'make', ...target, '--title', 'E2E', '--points', String(points)];
      const { code, out, error } = await runVerb(args, running().environment);
      if (code !== 0) throw new Error(`podium qr make ended with ${code}: ${out}${error}`);
      return out.trim().split(' ').at(-1)!;
    },
    async publish(folder) {
      const { code, out, error } = await runVerb(['content', 'publish', folder], running().environment);
      if (code !== 0) throw new Error(`podium content publish ended with ${code}: ${out}${error}`);
    },
  };
}
