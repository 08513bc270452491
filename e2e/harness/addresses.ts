/** The addresses that the folders of the screens declare. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = fileURLToPath(new URL('../../apps/web/src/screens/', import.meta.url));

export interface ScreenAddress {
  /** `/medals/$discipline` */
  path: string;
  /** `['medals', '$discipline']` */
  segments: readonly string[];
  /** Folder of the screen. */
  folder: string;
  /** It has no page of its own and redirects to another. */
  leadsOn: boolean;
}

export const addresses: readonly ScreenAddress[] = readdirSync(folders)
  .map((folder) => ({ folder, file: `${folders}${folder}/addresses.json` }))
  .filter(({ file }) => existsSync(file))
  .flatMap(({ folder, file }) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | { leadsOn?: boolean }>).map(
      ([path, entry]) => ({
        path,
        segments: path.split('/').filter(Boolean),
        folder,
        leadsOn: typeof entry !== 'string' && entry.leadsOn === true,
      }),
    ),
  );
