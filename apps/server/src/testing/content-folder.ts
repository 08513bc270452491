import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeFolder } from './import-folder.ts';

/** Content of the example Games: one or two items of every kind. */
const exampleContent = fileURLToPath(new URL('../../../../packages/games-folder/examples/content', import.meta.url));

/** For tests: copies the example Games with their content to a folder, with changes to some files. */
export async function gamesWithContent(
  folder: string,
  changes: Readonly<Record<string, (text: string) => string>> = {},
): Promise<string> {
  await cp(completeFolder, folder, { recursive: true });
  await cp(exampleContent, join(folder, 'content'), { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const path = join(folder, name);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
  return folder;
}
