import { setTimeout as sleep } from 'node:timers/promises';
import { rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { errorAnswer, languageCode, printProgress } from '@podium/contract';
import { printPaths } from '@podium/contract/print-paths';
import type { Feature } from '../kit.ts';

const usage = 'print <start-list|results|schedule|medals|cup|results-book> [id] <file.pdf> [--lang en]';
const pollMs = 500;

/** Address of each kind of document. @param id of the unit, day, delegation, cup or discipline */
const addresses: Readonly<Record<string, (id: string | undefined) => string | undefined>> = {
  'start-list': (id) => id && printPaths.startList(id),
  results: (id) => id && printPaths.results(id),
  schedule: (id) => id && printPaths.schedule(id),
  medals: (id) => (id ? printPaths.medalsOf(id) : printPaths.medals()),
  cup: (id) => id && printPaths.cup(id),
  'results-book': (id) => printPaths.book(id ?? 'all'),
};

/** Saves a document of the running server as a file. */
export const printVerb: NonNullable<Feature['verbs']>[number] = {
  name: 'print',
  about: 'Writes a printed sheet as a PDF.',
  usage,
  run: async (args, { publicUrl }, print) => {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { lang: { type: 'string' } } });
    const [what = '', ...rest] = positionals;
    const file = rest.at(-1);
    const path = Object.hasOwn(addresses, what) ? addresses[what]!(rest.length > 1 ? rest[0] : undefined) : undefined;
    const lang = languageCode.safeParse(values.lang ?? 'en');
    if (!file || rest.length > 2 || path === undefined || !lang.success) {
      print(`Usage: podium ${usage}`);
      return 2;
    }
    const answer = await request(`${publicUrl}${path}?lang=${lang.data}`, print);
    if (typeof answer === 'string') {
      print(`podium print: ${answer}`);
      return 1;
    }
    const unfinished = `${file}.part`;
    await writeFile(unfinished, answer);
    await rename(unfinished, file);
    print(`${file}: ${answer.length} bytes`);
    return 0;
  },
};

/** @returns the document, or the reason why there is none */
async function request(address: string, print: (line: string) => void): Promise<Buffer | string> {
  for (;;) {
    // A failed request means that no server is listening there.
    const response = await fetch(address).catch(() => undefined);
    if (!response) return `no server answers at ${new URL(address).origin}; start it first, or set PUBLIC_URL.`;
    if (response.status === 200) return Buffer.from(await response.arrayBuffer());
    // A proxy may answer with an HTML page.
    const body: unknown = await response.json().catch(() => undefined);
    const progress = response.status === 202 ? printProgress.safeParse(body).data : undefined;
    if (!progress) return errorAnswer.safeParse(body).data?.error.message ?? `the server answered ${response.status}.`;
    print(`${progress.done} of ${progress.total} parts are ready.`);
    await sleep(pollMs);
  }
}
