import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { threadFile } from '../../ground/own-files.ts';
import { serverEntry } from '../../ground/web-build.ts';
import type { RenderedPage } from './pack-page.ts';
import type { PageFacts, PageTask, ReadQuestion, ReadReply } from './page-thread.ts';

const thread = threadFile('edge/pages/page-thread');
/** One processor is left to the server itself. */
const threadCount = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A thread renders one page while another waits for its documents or is compressed. */
const pagesPerThread = 2;
/**
 * Time limit after which the thread of a page is terminated. No page takes a second on an idle machine, but a shorter
 * limit would make an overloaded machine load the app again in a new thread.
 */
const limitMs = 30_000;
const threadHeapMb = 256;

/** Answers a public read for a page with its status and unparsed body. */
export type ReadForPage = (path: string) => Promise<{ status: number; text: string }>;

/** A page was not ready in time, usually because the machine is overloaded; the reader is asked to retry. */
export class PageTooSlow extends Error {}

/** Renders pages in separate threads. */
export class PageRenderer {
  readonly #pool: Piscina<PageTask, RenderedPage>;
  /** Search parameters that pages read, in canonical order; other parameters do not create another page. */
  readonly searchNames: readonly string[];
  readonly atOnce: number;

  private constructor(pool: Piscina<PageTask, RenderedPage>, searchNames: readonly string[]) {
    this.#pool = pool;
    this.searchNames = searchNames;
    this.atOnce = pool.options.maxThreads * pagesPerThread;
  }

  /** @throws Error with a readable message if the web app is not built */
  static async open(threads = threadCount): Promise<PageRenderer> {
    const exists = await access(serverEntry).then(
      () => true,
      () => false,
    );
    if (!exists) throw new Error('The web app is not built: run "npm run build".');
    const pool = new Piscina<PageTask, RenderedPage>({
      filename: thread,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: pagesPerThread,
      // A thread that sleeps on a lock between two pages would not receive its requested documents.
      atomics: 'disabled',
      // Feed, live stream and cached answers take priority; with 10, other processes would starve page rendering.
      niceIncrement: 5,
      resourceLimits: { maxOldGenerationSizeMb: threadHeapMb },
    });
    // The error that ends a thread is passed to the requests whose pages it was rendering.
    pool.on('error', () => undefined);
    const names = (await pool.run(undefined as never, { name: 'searchNames' })) as unknown as readonly string[];
    return new PageRenderer(pool, names);
  }

  /** @throws the error of the rendering, or PageTooSlow */
  async render(url: string, facts: PageFacts, read: ReadForPage): Promise<RenderedPage> {
    const { port1: mine, port2: reads } = new MessageChannel();
    mine.on('message', ({ id, path }: ReadQuestion) => {
      void read(path).then((answer) => mine.postMessage({ id, ...answer } satisfies ReadReply));
    });
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await this.#pool.run({ url, facts, reads }, { name: 'renderPage', transferList: [reads], signal });
    } catch (error) {
      throw signal.aborted ? new PageTooSlow(`the page took more than ${limitMs} ms`) : error;
    } finally {
      mine.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
