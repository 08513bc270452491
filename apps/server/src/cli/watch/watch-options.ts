/** Options of `podium watch`. */
import { parseArgs } from 'node:util';
import { watchedFormats } from '@podium/foreign-files';
import type { Config } from '../../ground/config.ts';

export interface WatchOptions {
  folder: string;
  /** Folder name of the format: `lenex`. */
  format: string;
  /** Address of the Podium server, without a trailing slash. */
  server: string;
  /** Name of the place or computer, for organizers. */
  name: string;
  key: string;
  /** Sport of the start lists: `ath`. */
  discipline: string;
  /** Folder for start lists; the watched one by default. */
  startLists: string;
}

/** Words of the venue for formats. */
const otherNames: Readonly<Record<string, string>> = {
  lynx: 'photo-finish',
  finishlynx: 'photo-finish',
  fide: 'fide-trf',
};

/** Formats as the command names them. */
export const formatWords: readonly string[] = [...watchedFormats.keys()].map((key) =>
  key === 'photo-finish' ? 'lynx' : key,
);

/** @returns the options, or one sentence that says what is missing */
export function readWatchOptions(
  args: string[],
  { publicUrl, feedApiKey = '' }: Pick<Config, 'publicUrl' | 'feedApiKey'>,
): WatchOptions | string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      server: { type: 'string' },
      name: { type: 'string' },
      sport: { type: 'string', default: 'ath' },
      'start-lists': { type: 'string' },
    },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) return 'expected one folder.';
  const word = (values.format ?? 'lynx').toLowerCase();
  const format = otherNames[word] ?? word;
  if (!watchedFormats.has(format)) return `unknown format "${values.format}"; use ${formatWords.join(', ')}.`;
  const server = (values.server ?? publicUrl).replace(/\/+$/u, '');
  if (!URL.canParse(server) || !/^https?:/u.test(server))
    return `"${server}" is not the address of a server; write one such as https://games.example.org.`;
  const discipline = values.sport.toLowerCase();
  if (!/^[a-z0-9]{3}$/u.test(discipline)) return `"${values.sport}" is not the code of a sport; write one such as ath.`;
  const name = (values.name ?? baseName(folder)).trim().slice(0, 60);
  if (name === '') return 'give the computer a name with --name.';
  return {
    folder,
    format,
    server,
    name,
    discipline,
    key: feedApiKey,
    startLists: values['start-lists'] ?? folder,
  };
}

/** The last part of a path of Windows or Unix. */
const baseName = (path: string): string => path.split(/[\\/]+/u).findLast((part) => part !== '' && part !== '.') ?? '';
