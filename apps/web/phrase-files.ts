/** The compiled phrases, as packages/i18n/scripts/compile.ts has left them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { addresses } from './src/addresses.ts';

const whole = join(import.meta.dirname, 'public/app/i18n/locales');
const bundled = join(import.meta.dirname, 'public/assets/locales');

/** In which the compiler has written all files. */
const COMPILED_MS = 300;

/** `virtual:phrases`: all phrases of all languages, for the server; browsers fetch what their page says. */
export const serverPhrases: Plugin = {
  name: 'server-phrases',
  resolveId: (id) => (id === 'virtual:phrases' ? '\0virtual:phrases' : undefined),
  load: (id) => {
    if (id !== '\0virtual:phrases') return undefined;
    const entries = readdirSync(whole).map(
      (file) => `${JSON.stringify(file.slice(0, -'.json'.length))}: ${readFileSync(join(whole, file), 'utf8').trim()}`,
    );
    return `export const phrases = {${entries.join(',\n')}};`;
  },
  // Phrases compiled anew have other names: what runs knows those of its start.
  configureServer(server) {
    let restart: NodeJS.Timeout | undefined;
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(bundled)) return;
      clearTimeout(restart);
      restart = setTimeout(() => void server.restart(), COMPILED_MS);
    });
  },
};

/** What a page must know to ask for its phrases: the version of each bundle, and which screen stands at an address. */
export interface PhraseTable {
  versions: Record<string, string>;
  screens: Record<string, string>;
}

export function phraseTable(): PhraseTable {
  const english = join(bundled, 'en');
  if (!existsSync(english)) throw new Error('No phrases: run node packages/i18n/scripts/compile.ts');
  const versions = Object.fromEntries(
    readdirSync(english).map((file) => /^(.+)-(\w+)\.json$/u.exec(file)!.slice(1) as [name: string, version: string]),
  );
  const screens = addresses.filter(({ screen }) => `screen-${screen}` in versions);
  return {
    versions,
    screens: Object.fromEntries(screens.map(({ path, screen }) => [path, screen])),
  };
}
