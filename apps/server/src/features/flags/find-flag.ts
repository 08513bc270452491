import { readFile } from 'node:fs/promises';
import { prepareAnswer } from '../../answers/prepared-answer.ts';
import type { PreparedAnswer } from '../../answers/prepared-answer.ts';
import { flagName } from '../../read-model/flags/codes.ts';

/** By name, each read and packed when first asked for: 281 of them, half a kilobyte each. */
const pictures = new Map<string, Promise<PreparedAnswer>>();

/** The picture for what stands between `/flags/` and `.svg`; undefined where there is no such flag. */
export async function findFlag(asked: string): Promise<PreparedAnswer | undefined> {
  const name = flagName(asked);
  if (name === undefined) return undefined;
  let picture = pictures.get(name);
  if (!picture) {
    picture = loadPicture(name);
    pictures.set(name, picture);
    picture.catch(() => pictures.delete(name));
  }
  return picture;
}

async function loadPicture(name: string): Promise<PreparedAnswer> {
  return prepareAnswer(await sourceOf(name), 11);
}

/** States and the neutral mark are our drawings, beside this file; countries come from a package that has nothing else. */
async function sourceOf(name: string): Promise<Buffer> {
  if (name === 'bye') return readFile(new URL('neutral.svg', import.meta.url));
  if (name.startsWith('br-')) return readFile(new URL(`states/${name.slice(3)}.svg`, import.meta.url));
  const countries: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
  const text = countries[name.toUpperCase().replace('-', '_')];
  if (!text) throw new Error(`There is no picture of the flag "${name}".`);
  return Buffer.from(text);
}
