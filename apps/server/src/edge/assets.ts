import { contentHash } from '../answers/prepared-answer.ts';
import { readFile, readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { entityTag, isKnown } from '../answers/entity-tag.ts';
import { compressBrotli, compressGzip, encodingFor } from '../answers/compress.ts';
import type { Encoding } from '../answers/compress.ts';
import { apiPolicy, commonHeaders } from './headers.ts';
import { inlineScripts } from './pages/nonce.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
};

/** The only file that pages of other sites load. */
const embedScript = '/embed.js';
/** An empty page that the service worker shows while the server is unreachable. */
const shell = '/_shell.html';
/** A browser displays an image in a document of its own with inline styles. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** A worker's requests are subject to the policy of its own script. */
const worker = '/sw.js';
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
/** Served instead of the worker to remove it. */
const removal = '/sw-off.js';

export interface AssetOptions {
  publicUrl: string;
  /** Content security policy of a page with inline scripts of these hashes: `'sha256-…'`. */
  pagePolicy: (scripts: readonly string[]) => string;
  /** If false, browsers remove the service worker and its caches. */
  hasWorker: boolean;
  /** Path prefix of the files: `/console`. */
  mount?: string;
  /** Content security policy of HTML files other than the shell. */
  htmlPolicy?: string;
  /** Pages may use the camera. */
  hasCamera?: boolean;
}

/** Names the current build; pages of an older build reload on their next navigation. */
const latestBuild = '/builds/latest.json';

interface Asset {
  type: string;
  hash: string;
  /** Content security policy. */
  policy: string;
  isImmutable: boolean;
  /** An HTML page that search engines must not list. */
  isPage: boolean;
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** Files of the web build, held in memory. Uses the `.br` and `.gz` files of the build where present. */
export class Assets {
  /** Hash that identifies the build; empty without a build. */
  readonly build: string;
  readonly #files: ReadonlyMap<string, Asset>;
  readonly #common: Record<string, string>;
  readonly #hasCamera: boolean;

  private constructor(
    files: ReadonlyMap<string, Asset>,
    build: string,
    { publicUrl, hasCamera }: { publicUrl: string; hasCamera: boolean },
  ) {
    this.#hasCamera = hasCamera;
    this.#files = files;
    this.build = build;
    this.#common = commonHeaders(publicUrl);
  }

  /** @param folder the build's client folder; files beginning with `_` are not served, except for the shell */
  static async open(
    folder: string,
    { publicUrl, pagePolicy, hasWorker, mount = '', htmlPolicy, hasCamera = false }: AssetOptions,
  ): Promise<Assets> {
    const files = new Map<string, Asset>();
    for (const path of await listFiles(folder)) {
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      const type = types[extname(path)];
      if (!type || (/\/[_.]/.test(name) && name !== shell)) continue;
      files.set(mount + name, await openAsset(path, name, { type, pagePolicy, htmlPolicy }));
    }
    const remover = files.get(removal);
    files.delete(removal);
    if (!hasWorker && remover) files.set(worker, remover);
    const build = assetsHash(files);
    if (build !== '') files.set(latestBuild, manifestAsset(build));
    return new Assets(files, build, { publicUrl, hasCamera });
  }

  /** @returns true if the request was for a file and has been answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    return this.answerWith(request.url!.split('?', 1)[0]!, request, response);
  }

  /**
   * Answers with the file at `path`, regardless of the request's own path.
   * @returns true if there is such a file
   */
  answerWith(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const asset = this.#files.get(path);
    if (!asset) return false;
    const wanted = encodingFor(request.headers['accept-encoding']);
    const encoding = asset.bytes[wanted] ? wanted : 'identity';
    const bytes = asset.bytes[encoding]!;
    const etag = entityTag(asset.hash, encoding);
    const headers = {
      ...this.#common,
      'content-type': asset.type,
      etag,
      vary: 'Accept-Encoding',
      'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': asset.policy,
      'cross-origin-resource-policy': path === embedScript ? 'cross-origin' : 'same-origin',
      ...(asset.isPage ? shellHeaders(this.#hasCamera) : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    if (isKnown(etag, request.headers['if-none-match'])) response.writeHead(304, headers).end();
    else {
      response.writeHead(200, { ...headers, 'content-length': bytes.length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    }
    return true;
  }
}

const shellHeaders = (hasCamera: boolean): Record<string, string> => ({
  'x-robots-tag': 'noindex',
  'permissions-policy': `camera=(${hasCamera ? 'self' : ''}), geolocation=(self), microphone=()`,
});

/** Depends only on the files, so it is the same on every machine. */
function assetsHash(files: ReadonlyMap<string, Asset>): string {
  const assets = [...files].filter(([, { isImmutable }]) => isImmutable).map(([name, { hash }]) => `${name} ${hash}`);
  return assets.length === 0 ? '' : contentHash(Buffer.from(assets.sort().join('\n')));
}

function manifestAsset(id: string): Asset {
  const identity = Buffer.from(JSON.stringify({ id }));
  return {
    type: types['.json']!,
    hash: contentHash(identity),
    policy: apiPolicy,
    isImmutable: false,
    isPage: false,
    bytes: { identity },
  };
}

function assetPolicy(name: string, type: string, htmlPolicy = apiPolicy): string {
  if (name === worker) return workerPolicy;
  if (type.startsWith('text/html')) return htmlPolicy;
  return type.startsWith('image/') ? picturePolicy : apiPolicy;
}

async function openAsset(
  path: string,
  name: string,
  { type, pagePolicy, htmlPolicy }: { type: string } & Pick<AssetOptions, 'pagePolicy' | 'htmlPolicy'>,
): Promise<Asset> {
  const identity = await readFile(path);
  const isText = !/^image\/(png|webp|x-icon)/.test(type);
  const [br, gzip] = isText ? await Promise.all([pack(path, '.br', identity), pack(path, '.gz', identity)]) : [];
  return {
    type,
    hash: contentHash(identity),
    policy: name === shell ? pagePolicy(inlineScripts(identity.toString())) : assetPolicy(name, type, htmlPolicy),
    isImmutable: name.startsWith('/assets/'),
    isPage: name === shell || (htmlPolicy !== undefined && type.startsWith('text/html')),
    bytes: { identity, br, gzip },
  };
}

async function pack(path: string, ending: '.br' | '.gz', identity: Buffer): Promise<Buffer> {
  // The build does not compress every file.
  const built = await readFile(path + ending).catch(() => undefined);
  if (built) return built;
  return ending === '.br' ? compressBrotli(identity, 5) : compressGzip(identity);
}

async function listFiles(folder: string): Promise<string[]> {
  const paths: string[] = [];
  // The folder does not exist before the first build.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) paths.push(...(await listFiles(path)));
    else paths.push(path);
  }
  return paths;
}
