/**
 * A built server with a pseudolanguage: each phrase of its French is the longest of all languages. A page that
 * keeps its width with them keeps it with every language.
 */
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { ServerProcess } from './server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const spokenLanguage = 'fr';

/** A compiled message is a text, or a list of texts and arguments. */
type Message = string | unknown[];
interface Phrases {
  [key: string]: Message | Phrases;
}
const isMessage = (value: Message | Phrases | undefined): value is Message =>
  typeof value === 'string' || Array.isArray(value);

/**
 * Number of characters that a message shows: of each plural or choice its longest branch, and nothing for its
 * arguments.
 */
export function shownLength(message: unknown): number {
  if (typeof message === 'string') return message.length;
  if (!Array.isArray(message)) return 0;
  // An argument is `[name]`, a choice `[name, type, branches]`.
  return message.reduce<number>((sum, node: unknown) => {
    if (typeof node === 'string') return sum + node.length;
    const branches: unknown = Array.isArray(node) ? node[2] : undefined;
    if (typeof branches !== 'object' || branches === null) return sum;
    return sum + Math.max(0, ...Object.values(branches).map(shownLength));
  }, 0);
}

/** Replaces each phrase by the longest that a language has for it. */
export function longestPhrases(phrases: Phrases, others: readonly Phrases[]): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, own]): [string, Message | Phrases] => {
      const candidates = others.map((language) => language[key]);
      if (!isMessage(own)) {
        const trees = candidates.filter((value): value is Phrases => typeof value === 'object' && !isMessage(value));
        return [key, longestPhrases(own, trees)];
      }
      return [key, candidates.filter(isMessage).reduce((a, b) => (shownLength(b) > shownLength(a) ? b : a), own)];
    }),
  );
}

/** Copies the built server, with the longest phrases in its pages. @returns the folder of the copy */
async function copyServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-longest-'));
  const [server, web] = [join(folder, 'apps/server'), join(folder, 'apps/web/dist')];
  await mkdir(server, { recursive: true });
  await mkdir(web, { recursive: true });
  for (const name of ['bin', 'dist'])
    await cp(join(root, 'apps/server', name), join(server, name), { recursive: true });
  for (const name of await readdir(join(root, 'apps/server')))
    if (name !== 'bin' && name !== 'dist') await symlink(join(root, 'apps/server', name), join(server, name));
  for (const name of ['node_modules', 'packages', 'package.json', 'apps/console'])
    await symlink(join(root, name), join(folder, name));
  await symlink(join(root, 'apps/web/dist/client'), join(web, 'client'));
  await cp(join(root, 'apps/web/dist/server'), join(web, 'server'), { recursive: true });
  const assets = join(web, 'server/assets');
  const chunk = (await readdir(assets)).find((name) => name.startsWith('_virtual_phrases'));
  if (chunk === undefined) throw new Error('the built server has no file with the phrases');
  const file = join(assets, chunk);
  const { phrases } = (await import(pathToFileURL(file).href)) as { phrases: Record<string, Phrases> };
  const spoken = phrases[spokenLanguage];
  if (!spoken) throw new Error(`the built server has no phrases in ${spokenLanguage}`);
  const spokenByNobody = longestPhrases(spoken, Object.values(phrases));
  await writeFile(
    file,
    `export const phrases = ${JSON.stringify({ ...phrases, [spokenLanguage]: spokenByNobody })};\n`,
  );
  return folder;
}

/**
 * Starts that server on the database of another one. Call once at the top of a test file.
 * @param dataDir data folder of the running server that it joins
 */
export function useLongestPhrases(dataDir: string): { readonly url: string } {
  let folder: string | undefined;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    folder = await copyServer();
    server = await ServerProcess.create({ dataDir, podium: join(folder, 'apps/server/bin/podium.mjs') });
    await server.start();
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      if (!server) throw new Error('useLongestPhrases: the server is there inside a test');
      return server.url;
    },
  };
}
