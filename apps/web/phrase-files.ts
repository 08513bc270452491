/** The compiled phrases, as packages/i18n/scripts/compile.ts has left them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { addresses } from './src/addresses.ts';

const whole = join(import.meta.dirname, 'public/app/i18n/locales');
const bundled = join(import.meta.dirname, 'public/assets/locales');

/** Time that the compiler takes to write all files. */
const COMPILED_MS = 300;

/** `virtual:phrases`: all phrases of all languages, for the server; browsers fetch those of their page. */
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
  // Recompiled phrases have other file names, but a running server keeps those of its start.
  configureServer(server) {
    let restart: NodeJS.Timeout | undefined;
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(bundled)) return;
      clearTimeout(restart);
      restart = setTimeout(() => void server.restart(), COMPILED_MS);
    });
  },
};

/** Facts that a page needs to request its phrases. */
export interface PhraseTable {
  /** The version of all of them together. */
  version: string;
  /** Returns the screen with its own phrases at an address. */
  screens: Record<string, string>;
  /** Keys of the sports with phrases of their own. */
  sports: readonly string[];
}

export function phraseTable(): PhraseTable {
  const english = join(bundled, 'en');
  if (!existsSync(english)) throw new Error('No phrases: run node scripts/generate.mjs');
  const files = readdirSync(english);
  // `-0f2d8d.json`: all bundles have the same version.
  const ending = files.find((file) => file.startsWith(CORE))!.slice(CORE.length);
  const names = new Set(files.map((file) => file.slice(0, -ending.length)));
  const screens = addresses.filter(({ screen }) => names.has(`screen-${screen}`));
  return {
    version: ending.slice(1, -'.json'.length),
    screens: Object.fromEntries(screens.map(({ path, screen }) => [path, screen])),
    sports: [...names].filter((name) => name.startsWith(SPORT)).map((name) => name.slice(SPORT.length)),
  };
}

const CORE = 'core';
const SPORT = 'discipline-';
