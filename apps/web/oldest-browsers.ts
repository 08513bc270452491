/** The oldest browsers we support, from `browserslist` in the root `package.json`, in the bundler's spelling: `safari16`. */
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};

const bundlerNames: Record<string, string> = {
  and_chr: 'chrome',
  and_ff: 'firefox',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

export const oldestBrowsers: string[] = [...new Set(manifest.browserslist.map(bundlerTarget))];

function bundlerTarget(query: string): string {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/u.exec(query) ?? [];
  const bundlerName = bundlerNames[name ?? ''];
  if (!bundlerName) throw new Error(`browserslist: "${query}" is not of the form "safari >= 16.0"`);
  return bundlerName + version;
}
