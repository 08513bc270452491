/**
 * Servers with small demo Games that tests may change: one for all suites of a run, or one of a suite's own.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { demoAccountsIn, openAccount } from './people.ts';
import type { Account, NewAccount } from './people.ts';
import { ServerProcess, runVerb } from './server-process.ts';
import { cheapPasswords } from './small-demo.ts';

export interface OwnDemo {
  readonly url: string;
  readonly dataDir: string;
  /** Keyed by the type of user: `athlete`. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Opens an account of a new user, whose data no other test reads or changes. */
  newUser(): Promise<NewAccount>;
  /** Creates a code like those posted at venues. @returns the text of the code */
  makeCode(target: readonly string[], points: number): Promise<string>;
  /** Publishes the content of a folder. */
  publish(folder: string): Promise<void>;
}

/** A server that can be sent from the process that started it to the workers. */
export interface WritableDemo extends Pick<OwnDemo, 'url' | 'dataDir' | 'accounts'> {
  /** For verbs of `podium`. */
  environment: Record<string, string>;
}

/**
 * Call once at the top of a test file. Starts a server of its own, which costs as much as five visits: for suites that
 * need other settings, count everything, or change what the users of other suites see.
 */
export function useOwnDemo(environment: Record<string, string> = {}): OwnDemo {
  let server: ServerProcess | undefined;
  let running: WritableDemo | undefined;
  beforeAll(async () => {
    server = await ServerProcess.create({
      copyOf: inject('smallDemo'),
      environment: { ...cheapPasswords, ...environment },
    });
    await server.start();
    running = writable(server);
  });
  afterAll(async () => server?.remove());
  return verbsOf(() => {
    if (!running) throw new Error('useOwnDemo: the server is there inside a test');
    return running;
  });
}

/**
 * Call once at the top of a test file. All suites of a run write to this server at the same time, with LOGIN_ENABLED:
 * a test uses a new user for what it stores about a person, and accounts of the demo only for their rights.
 */
export function useWritableDemo(): OwnDemo {
  const shared = inject('writing');
  return verbsOf(() => shared);
}

export const writable = ({ url, dataDir, environment, output }: ServerProcess): WritableDemo => ({
  url,
  dataDir,
  environment,
  accounts: demoAccountsIn(output),
});

function verbsOf(running: () => WritableDemo): OwnDemo {
  return {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
    get accounts() {
      return running().accounts;
    },
    async newUser() {
      const id = randomBytes(3).toString('hex');
      const user = {
        username: `user.${id}`,
        password: 'quatro tucanos azuis',
        email: `user.${id}@example.org`,
        document: `AB${String(Number.parseInt(id, 16)).padStart(8, '0')}`,
      };
      await openAccount(running(), user);
      return user;
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
