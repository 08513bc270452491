import type { IncomingMessage, ServerResponse } from 'node:http';
import { Assets } from './assets.ts';

/**
 * Same origin only, including frames (previews). Emotion writes style elements, so inline styles are allowed; inline
 * scripts are not. The camera reads codes at doors, with a reader in WebAssembly where the browser has none.
 */
const consolePolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "media-src 'self' blob:; connect-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const mount = '/console';
const index = `${mount}/index.html`;

/** Serves the console's files, and its index for every other path below `/console`. Serves nothing without a build. */
export class ConsoleFiles {
  readonly #assets: Assets;

  private constructor(assets: Assets) {
    this.#assets = assets;
  }

  static async open(folder: string, publicUrl: string): Promise<ConsoleFiles> {
    const policies = { htmlPolicy: consolePolicy, pagePolicy: () => consolePolicy, hasCamera: true };
    return new ConsoleFiles(await Assets.open(folder, { publicUrl, mount, hasWorker: true, ...policies }));
  }

  /** @returns true if the request was for the console and has been answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url!.split('?', 1)[0]!;
    if (path !== mount && !path.startsWith(`${mount}/`)) return false;
    // A missing script must not be answered with a page.
    const isFile = path.startsWith(`${mount}/assets/`);
    return this.#assets.answerWith(isFile || path === index ? path : index, request, response);
  }
}
